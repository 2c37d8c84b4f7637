import CollaborationRules
import SequenceDiagrams
import Stage
import TerminalText
import Testing
import Traces

@testable import Lab

/// The texts about an injected fault: every hint works, every lost message has a name, every repair fits the running
/// code.
@Suite struct FaultWordsTests {
  private static let trials = FaultTrial.tried.filter { $0.fault != "recorder-retains" }

  /// Returns a session with an injected fault, after the commands in the fault's hint.
  private func session(_ trial: FaultTrial, at point: String) async -> Session {
    let session = Session(settings: Settings(width: 1000))
    _ = await session.answer("load \(trial.module) \(trial.architecture)")
    let text = await session.answer("inject \(trial.fault) \"\(point)\"").text.plain
    for line in (text.revealingCommands ?? "open").split(separator: ";") {
      _ = await session.answer(String(line))
    }
    return session
  }

  @Test(arguments: trials) func `finds it where the hint says, with a repair that fits`(
    trial: FaultTrial
  ) async throws {
    let choice = FaultChoice(run: try trial.run(), baselines: .ofSamples)
    for point in choice.points(of: trial.fault).map(\.name) {
      let session = await session(trial, at: point)
      let findings = await session.answer("findings").text.plain
      #expect(findings.contains("\n\(trial.fault) "), "\(trial) \(point)")
      #expect(!findings.contains(" ."), "\(trial) \(point)")
      for lost in session.trace.rows where lost.kind == .lost {
        // Matches a sentence without a message; a value may begin with a dot.
        #expect(!NumberedSentence(lost).text.contains(/: \.(\s|$)/), "\(trial) \(point)")
      }
      for repair in findings.split(separator: "\n").filter({ $0.contains("Repair: ") }) {
        try check(String(repair.drop { $0 == " " }), in: session)
      }
    }
  }

  /// Checks that every type and every line of code in a repair is in the running source.
  private func check(_ repair: String, in session: Session) throws {
    let run = try #require(session.loaded?.run)
    let source = run.sources.flatMap(\.lines).joined(separator: "\n")
    for type in repair.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).dropFirst()
    where type.first?.isUppercase == true && type.count > 12 {
      #expect(source.contains(type), "\(repair)")
    }
    if let line = repair.firstMatch(of: /Repair: (\w+\.\w+ = [^{]+) in [A-Z]\w+\.\w+\(\)/) {
      #expect(source.contains(line.1), "\(repair)")
    } else {
      #expect(repair.firstMatch(of: /Repair: \w+\.\w+ = \w+/) == nil, "guessed: \(repair)")
    }
  }
}
