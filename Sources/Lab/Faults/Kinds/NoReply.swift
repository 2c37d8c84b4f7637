import TraceRecording

extension Fault {
  /// An answer that is dropped by the recorder or, in a faulty version of the source, forgotten in a branch.
  static let noReply = Fault(
    "no-reply",
    "a request is not answered",
    hasEffect: { loaded, baselines in
      let isForgotten = loaded.run.faults.contains {
        $0.fault.name == "no-reply" && $0.point.variant != nil
      }
      return loaded.haveFaultsTakenEffect
        && (!isForgotten || loaded.isFound("no-reply", baselines))
    }
  ) { baseline in
    baseline.answers.map { .message(.drop, $0) }
      + baseline.editions(with: "no-reply", named: "source")
  }
}
