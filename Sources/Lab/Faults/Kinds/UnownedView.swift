import TraceRecording

extension Fault {
  static let unownedView = Fault(
    "unowned-view",
    "the Presenter is certain that its View outlives it",
    hasEffect: { loaded, baselines in
      loaded.haveFaultsTakenEffect && loaded.isFound("unowned-view", baselines)
    }
  ) { baseline in
    baseline.weakReferencesToViews.map { .reference(.unowned, $0) }
  }
}
