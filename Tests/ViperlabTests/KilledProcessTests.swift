import Foundation
import LessonKit
import TerminalTesting
import TestSupport
import Testing

extension Process {
  /// Kills the process at a random time, mostly just after the first sign of a write.
  fileprivate func kill(
    _ random: inout SplitMix64,
    writing hasWritten: () throws -> Bool
  ) rethrows {
    if Int.random(in: 0..<4, using: &random) > 0 {
      while isRunning, try !hasWritten() { sched_yield() }
    }
    for _ in 0..<Int.random(in: 0...100, using: &random) { sched_yield() }
    Foundation.kill(processIdentifier, SIGKILL)
    waitUntilExit()
  }
}

/// Processes that are killed while they add to the progress, and processes that add at the same time.
///
/// `KilledWriterTests` tests the function that replaces a file, `FullDiskTests` that reports use it.
@Suite(.serialized) struct KilledProgressTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func process() throws -> Process {
    let words = ["--progress", "progress", "-c", "lesson first-message; skip; skip; leave"]
    return try Binary().start(words, in: folder.url)
  }

  private func progress() throws -> String { try folder.text(of: "progress") }

  @Test func `leave it whole, and lose nothing`() throws {
    var random = SplitMix64(seed: 4)
    try folder.write("viperlab progress 1\n", as: "progress")
    for _ in 0..<WritingProcess.kills {
      let before = try progress()
      try process().kill(&random) { try progress() != before }
      let after = try progress()
      #expect(after.hasPrefix(before))
      #expect(ProgressText(after) == .records(ProgressText(after).records, damaged: 0))
    }
  }

  @Test func `leave it whole when several add to it at once`() throws {
    let processes = try (0..<4).map { _ in try process() }
    for process in processes { process.waitUntilExit() }
    #expect(processes.allSatisfy { $0.terminationReason == .exit && $0.terminationStatus == 0 })
    let records = ProgressText(try progress())
    #expect(records == .records(records.records, damaged: 0))
    #expect(records.records.count { if case .skipped = $0.event { true } else { false } } == 8)
  }
}

/// Processes that are killed while they accept changes, and processes that accept at the same time.
@Suite struct KilledAcceptanceTests {
  private static let kills = Effort.isFull ? 500 : 12

  private let folder: TranscriptFolder
  private let commands = ["modules", "help open", "help tap", "help back", "help press"]

  init() async throws {
    folder = try TranscriptFolder()
    try await folder.page("a", commands)
  }

  private func process(_ arguments: String...) throws -> Process {
    try Binary().start(["transcripts"] + arguments, in: folder.folder.url)
  }

  /// Returns the page with its last `count` answers changed.
  private func page(_ original: String, without count: Int) -> String {
    var text = original
    for command in commands.suffix(count) {
      text = text.replacingOccurrences(
        of: "viper> \(command)\n",
        with: "viper> \(command)\nWrong.\n"
      )
    }
    return text
  }

  @Test func `leave a page that is the old or the new one, and changes that apply`() throws {
    var random = SplitMix64(seed: 5)
    let original = try folder.text(of: "a")
    let pages = Set((0...commands.count).map { page(original, without: $0) })
    var isWhole = true
    for _ in 0..<Self.kills {
      if isWhole {
        try folder.write(page(original, without: commands.count), to: "a")
        #expect(try folder.transcripts("test").status == 1)
      }
      let key = try #require(try firstKey())
      // The page changes at some time after the second process has ended.
      try process("accept", key).kill(&random) { try firstKey() != key }
      #expect(try pages.contains(folder.text(of: "a")))
      #expect(!(try folder.transcripts("list").output.contains("void")))
      isWhole = try firstKey() == nil
    }
    _ = try folder.transcripts("accept", "a.md")
    #expect(try folder.text(of: "a") == original)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("Transcripts"))
    #expect(names.sorted() == [".pending", "a.md"])
  }

  /// Returns the key of the first pending change; nil if there is none.
  private func firstKey() throws -> String? {
    let text = try folder.text(of: "a")
    guard let range = text.range(of: "Wrong.") else { return nil }
    let lines = text[..<range.lowerBound].components(separatedBy: "\n").count
    return "a.md:\(lines - 1)"
  }

  @Test func `lose nothing when several update and accept at once`() throws {
    let original = try folder.text(of: "a")
    try folder.write(page(original, without: commands.count), to: "a")
    #expect(try folder.transcripts("test").status == 1)
    let processes = try (0..<4).map {
      try $0 < 2 ? process("update") : process("accept", "a.md")
    }
    for process in processes { process.waitUntilExit() }
    #expect(processes.allSatisfy { [0, 1, 2].contains($0.terminationStatus) })
    #expect(processes.contains { $0.terminationStatus == 0 })
    #expect(try folder.text(of: "a") == original && folder.transcripts("test").status == 0)
  }
}
