import Foundation
import Lab
import LessonKit
import LineEditing
import TerminalTesting
import TerminalText
import TestSupport
import Traces
import TranscriptKit

@testable import LabKit

extension FuzzedReader {
  static let traces = FuzzedReader(
    "traces",
    besides: [
      "Tests/CollaborationRulesTests/Conversations", "Tests/SequenceDiagramsTests/Goldens",
    ],
    ending: [".trace", ".jsonl", ".md"],
    count: 400
  ) { bytes, random in
    for keepGoing in [false, true] {
      if let problem = readingProblem(bytes, keepGoing) { return problem }
    }
    guard Fuzzing.isChosen(1, of: 200, &random) else { return nil }
    let program = SandboxedProgram(files: ["t.trace": bytes])
    return await program.problem(with: arguments(&random))
  }

  private static func readingProblem(_ bytes: [UInt8], _ keepGoing: Bool) -> String? {
    var reader = TraceReader(keepGoing: keepGoing, checksNumbers: true)
    var collector = TraceCollector()
    do {
      try reader.read(bytes[...], into: &collector)
      try reader.finish(into: &collector)
      let numbers = collector.trace.events.compactMap(\.number)
      guard Set(numbers).count == numbers.count, numbers.allSatisfy({ $0 >= 1 }) else {
        return "read rows \(numbers)"
      }
      return nil
    } catch {
      if keepGoing { return "kept not going: \(error)" }
      return "\(error)".rawControl
    }
  }

  private static func arguments(_ random: inout SplitMix64) -> [String] {
    let commands = [
      "diagram t.trace", "diagram t.trace --keep-going --layout wide --times",
      "diagram t.trace --keep-going --layout auto --fold --depth 2",
      "diagram t.trace --keep-going --plain", "diagram t.trace --ascii",
      "diagram t.trace --keep-going --format svg", "diagram t.trace --keep-going --format mermaid",
      "diagram t.trace --keep-going --format plantuml",
      "diagram t.trace --keep-going --format json",
      "diagram t.trace --keep-going --format notation", "diagram t.trace t.trace",
      "diagram t.trace --rows 2..", "findings t.trace", "findings t.trace --json", "report t.trace",
      "diff t.trace t.trace", "lessons new l.md --from t.trace",
      "-c 'load trace t.trace; goto end; why; trace; wiring; leaks; findings; show 1; diagram wide'",
      """
      -c 'load trace t.trace; source presenter; stack; step; next; break lost; continue; fold all'
      """,
    ]
    return (try? ShellWords(commands.randomElement(using: &random) ?? "").words) ?? []
  }

  static let transcripts = FuzzedReader(
    "transcripts",
    besides: ["Transcripts/about", "Transcripts/todos"],
    ending: [".md"],
    count: 300
  ) { bytes, random in
    let text = String(decoding: bytes, as: UTF8.self)
    if let page = try? Transcript(markdown: text, path: "t.md"), page.markdown != text {
      return "written again, the page differs"
    }
    guard Fuzzing.isChosen(1, of: 200, &random) else { return nil }
    let commands = [
      ["test", "t.md"], ["test", "t.md", "--repeat", "2"], ["update", "t.md"],
      ["update", "--check", "t.md"], ["list", "t.md"], ["diff", "t.md"], ["accept", "t.md"],
    ]
    let words = commands.randomElement(using: &random) ?? []
    return await SandboxedProgram(files: ["t.md": bytes]).problem(with: ["transcripts"] + words)
  }

  static let lessons = FuzzedReader(
    "lessons",
    besides: ["Lessons"],
    ending: ["message.md", "wiring.ko.md", "exam.md"],
    count: 100
  ) { bytes, random in
    let text = String(decoding: bytes, as: UTF8.self)
    do {
      _ = try Lesson(markdown: text, file: "l.md")
    } catch {
      if let raw = "\(error)".rawControl { return raw }
    }
    guard Fuzzing.isChosen(1, of: 200, &random) else { return nil }
    let program = SandboxedProgram(files: ["l.md": bytes])
    let commands = [
      ["check", "l.md"], ["play", "l.md", "--answers", "wrong"], ["start", "l.md"],
    ]
    return await program.problem(with: ["lessons"] + (commands.randomElement(using: &random) ?? []))
  }

  static let progress = FuzzedReader("progress", count: 400) { bytes, random in
    let text = String(decoding: bytes, as: UTF8.self)
    let records = ProgressText(text).records
    guard ProgressText(ProgressText.text(of: records)) == .records(records, damaged: 0) else {
      return "written again, the records differ"
    }
    _ = LearnerProgress(records.withoutForgotten)
    guard Fuzzing.isChosen(1, of: 400, &random) else { return nil }
    let session = SandboxedProgram.sessionFactory.sealedSession()
    session.progressStore = ProgressStore(path: nil, read: { text }, append: { _ in nil })
    session.today = Day("2026-03-05")
    for line in [
      "lesson", "progress", "recall", "1", "leave", "lesson wiring", "skip", "path student",
    ] {
      if let raw = await session.answer(line).text.plain.rawControl { return "\(line): \(raw)" }
    }
    return nil
  }

  static let history = FuzzedReader("history", count: 200) { bytes, random in
    guard let folder = try? TemporaryFolder() else { return "there is no temporary folder" }
    let file = folder.url.appending(path: "history")
    try? Data(bytes).write(to: file)
    let limit = Int.random(in: 1...20, using: &random)
    let first = History(path: file.path, limit: limit)
    let isAdded = first.append("open")
    let second = History(path: file.path, limit: limit)
    // Repeated lines count in the file, so `second` may have fewer entries than `first`.
    guard first.entries.suffix(second.entries.count) == second.entries[...] else {
      return "\(first.entries) became \(second.entries)"
    }
    return second.entries.last == "open" || !isAdded ? nil : "the line that was added is gone"
  }
}
