import TraceRecording

extension Fault {
  /// An answer that is dropped on its way; or, in the source, a branch that was forgotten.
  static let noReply = Fault(
    "no-reply",
    "a request is not answered",
    hasEffect: { loaded, baselines in
      loaded.isStruck && (!loaded.isOfAnotherEdition || loaded.isFound("no-reply", baselines))
    }
  ) { baseline in
    baseline.answers.map { .message(.drop, $0) }
      + baseline.editions(with: "no-reply", named: "source")
  }
}

extension LoadedModule {
  /// Whether the fault is in the source, so that it is there whatever is said.
  fileprivate var isOfAnotherEdition: Bool {
    run.faults.contains { $0.fault.name == "no-reply" && $0.point.variant != nil }
  }
}
