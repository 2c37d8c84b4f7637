import TraceRecording

extension Fault {
  static let strongView = Fault("strong-view", "the Presenter keeps its View alive") { baseline in
    baseline.weakReferencesToViews.map { .reference(.strong, $0) }
  }
}
