import Stage
import TraceRecording
import Traces

extension Fault {
  static let lateReply = Fault(
    "late-reply",
    "an answer comes when the screen was left",
    nextActions: [.close, .wait(milliseconds: nil)],
    hasEffect: { loaded, _ in loaded.losesMessageToView }
  ) { baseline in
    baseline.shownAnswers.map { .message(.delay(1000), $0) }
  }
}

extension LoadedModule {
  /// Whether the fault has taken effect, and a message to a released View was lost; messages through closures do not count.
  fileprivate var losesMessageToView: Bool {
    haveFaultsTakenEffect
      && now.trace.events.contains { event in
        event.loss == .gone && event.receiver?.isView == true && event.seam != nil
          && event.seam?.interface != "closure"
      }
  }
}

extension BaselineTraces {
  /// The answers of Interactors, Repositories and Stores that go to a View, or cause a message to a View.
  fileprivate var shownAnswers: [Event] {
    dataAnswers.filter { answer in
      answer.receiver?.isView == true || traces.contains { $0.leadsToView(answer) }
    }
  }
}

extension Trace {
  fileprivate func leadsToView(_ answer: Event) -> Bool {
    rows.contains { row in
      row.isMessage && row.receiver?.isView == true
        && causes(of: row).contains { $0.isSameMessage(as: answer) }
    }
  }
}
