import Foundation
import Lab
import LessonKit
import LineEditing
import SeededRandom
import TerminalText

@testable import LabKit

extension FuzzedReader {
  static let progress = FuzzedReader(
    kind: "progress",
    inputs: Fuzzing("progress"),
    count: 400
  ) { bytes, random in
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

  static let history = FuzzedReader(
    kind: "history",
    inputs: Fuzzing("history"),
    count: 200
  ) { bytes, random in
    let file = FileManager.default.temporaryDirectory.appending(
      path: "viperlab-\(UUID().uuidString)"
    )
    defer {
      try? FileManager.default.removeItem(at: file)
      try? FileManager.default.removeItem(atPath: file.path + ".broken")
    }
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
