import Foundation
import SeededRandom
import TerminalTesting
import Testing

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
      let process = try process("accept", key)
      for _ in 0..<Int.random(in: 0...40, using: &random) { sched_yield() }
      if Int.random(in: 0..<4, using: &random) > 0 {
        // The page changes at some time after the second process has ended, so read it until then.
        while process.isRunning, try firstKey() == key { sched_yield() }
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
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
    #expect(try folder.text(of: "a") == original)
    #expect(try folder.transcripts("test").status == 0)
  }
}
