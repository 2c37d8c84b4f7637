import TraceRecording

extension Fault {
  /// An answer dropped on its way or, in the source of another edition, a forgotten branch.
  static let noReply = Fault(
    "no-reply",
    "a request is not answered",
    hasEffect: { loaded, baselines in
      loaded.haveFaultsTakenEffect
        && (!loaded.isOfAnotherEdition || loaded.isFound("no-reply", baselines))
    }
  ) { baseline in
    baseline.answers.map { .message(.drop, $0) }
      + baseline.editions(with: "no-reply", named: "source")
  }
}

extension LoadedModule {
  /// Whether the fault is in the source of the loaded edition, which has it whatever messages are sent.
  fileprivate var isOfAnotherEdition: Bool {
    run.faults.contains { $0.fault.name == "no-reply" && $0.point.variant != nil }
  }
}
