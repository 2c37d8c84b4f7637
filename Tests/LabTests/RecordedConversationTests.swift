import CollaborationRules
import Foundation
import Stage
import TerminalText
import TestSupport
import Testing
import Traces

@testable import Lab

@Suite struct RecordedConversationTests {
  @Test func `looks at a recorded conversation as at one of its own`() async {
    let session = await session("load articles", "open", "wait", "tap 1", "save trace a.trace")
    func looks() async -> [String] {
      var texts: [String] = []
      for row in [3, 9, 14] {
        _ = await session.answer("goto #\(row)")
        for look in ["trace", "diagram", "why #9", "screen", "leaks"] {
          texts.append(await session.last(look))
        }
      }
      return texts
    }
    let own = await looks()
    _ = await session.answer("goto end")
    #expect(await session.answer("load trace a.trace").status == .done)
    #expect(await looks() == own)
  }

  @Test func `tells of a long conversation in few lines`() async {
    var text = "lanes User View Presenter\n"
    for number in 1...2_000 {
      text += "User -> View  tap \(number)\n  View -> Presenter  didTap()\n"
      if number % 500 == 0 { text += "    Presenter -x View  show(_:) [gone]\n" }
    }
    let session = await session("load about")
    try? session.files.write("long", Array(text.utf8))
    let lines = await session.last("load trace long").split(separator: "\n")
    #expect(lines.count <= 24)
    #expect(lines.contains { $0.hasPrefix("Lost: 4 messages, the first #1001") })
    #expect(lines.contains("  and 1990 actions more"))
    _ = await session.answer("goto lost")
    #expect(session.debugger.cursor == 1_001)
  }
}

/// The rules find the same in a conversation recorded by an app as in the laboratory.
@Suite struct AppRecordingTests {
  @Test(arguments: FaultTrial.tried)
  func `an app recording of a fault gives the same findings`(trial: FaultTrial) throws {
    let run = try trial.run()
    let choice = FaultChoice(run: run, baselines: .ofSamples)
    // An app has no recorder into which a fault could be injected.
    guard trial.fault != "recorder-retains", let point = choice.points(of: trial.fault).first,
      let fault = Fault.named(trial.fault).map({ InjectedFault(fault: $0, point: point) })
    else { return }
    for scenario in run.module.scenarios where Effort.isFull || scenario.name == point.scenario {
      let trace = run.injecting(fault).played(scenario).now.trace
      let (here, there) = (found(in: trace), found(in: trace.asAppRecords))
      #expect(Set(here.map(\.name)) == Set(there.map(\.name)), "\(scenario.name)")
      for finding in here where !finding.rows.isEmpty {
        let rows = Set(there.filter { $0.name == finding.name }.flatMap(\.rows))
        #expect(!rows.isDisjoint(with: finding.rows), "\(scenario.name): \(finding)")
      }
    }
  }

  /// Returns the findings without source facts and without the runs of other scenarios, which no recording has.
  private func found(in trace: Trace) -> [Finding] {
    Review(Evidence(trace)).findings
  }
}

extension Trace {
  /// The trace as an app records it: actions and life cycle calls have no sender, waits are left out, methods have other
  /// names, and the clock runs.
  fileprivate var asAppRecords: Trace {
    let kept = events.enumerated().filter { _, event in
      event.kind != .screen && !(event.kind == .action && event.receiver == nil)
    }
    return Trace(
      lanes: lanes.filter { !$0.isUser },
      events: kept.map { index, event in
        var event = event
        event.time += index / 4
        switch event.kind {
        case .action:
          event.kind = .call
          event.message = Message("handlePress\(event.message?.text.count ?? 0)()")
        case .stage: event.kind = .call
        default: event.message = event.message?.renamed
        }
        if event.sender?.isUser == true { event.sender = nil }
        return event
      }
    )
  }
}

extension Message {
  /// The message with a further word in its name, which no other message has: a common word would connect requests and answers.
  ///
  /// The call of a closure keeps the name of the parameter that hands it over.
  fileprivate var renamed: Message {
    guard let end = name.firstIndex(of: "("), !name.hasPrefix("completion(") else { return self }
    let word = String(name[..<end].lowercased().reversed()).capitalized
    return Message("\(name[..<end])\(word)\(name[end...])", arguments)
  }
}
