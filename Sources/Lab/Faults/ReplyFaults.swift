import Stage
import TraceRecording
import Traces

extension Fault {
  /// An answer that is dropped by the recorder or, in a faulty version of the source, forgotten in a branch.
  static let noReply = Fault(
    name: "no-reply",
    summary: "a request is not answered",
    hasEffect: { loaded, baselines in
      let isForgotten = loaded.run.faults.contains {
        $0.fault.name == "no-reply" && $0.point.variant != nil
      }
      return loaded.haveFaultsTakenEffect
        && (!isForgotten || loaded.isFound("no-reply", baselines))
    }
  ) { baseline in
    baseline.answers.compactMap { .message(.drop, $0) }
      + baseline.editions(with: "no-reply", named: "source")
  }

  static let doubleReply = Fault(name: "double-reply", summary: "a request is answered twice") {
    baseline in
    baseline.dataAnswers.filter { !baseline.isPublished($0) }.compactMap { .message(.double, $0) }
  }

  static let replyOffMain = Fault(
    name: "reply-off-main",
    summary: "an answer reaches the View on a background queue"
  ) { baseline in
    baseline.answers.filter { $0.receiver?.isView == true }.compactMap {
      .message(.move(to: "io"), $0)
    }
  }

  static let lateReply = Fault(
    name: "late-reply",
    summary: "an answer comes when the screen was left",
    nextActions: [.close, .wait(milliseconds: nil)],
    hasEffect: { loaded, _ in
      loaded.haveFaultsTakenEffect
        && loaded.now.trace.events.contains { event in
          event.loss == .gone && event.receiver?.isView == true && event.seam != nil
            && event.seam?.interface != "closure"
        }
    }
  ) { baseline in
    let shown = baseline.dataAnswers.filter { answer in
      answer.receiver?.isView == true || baseline.traces.contains { $0.leadsToView(answer) }
    }
    return shown.compactMap { .message(.delay(1000), $0) }
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
