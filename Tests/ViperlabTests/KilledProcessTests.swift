import Foundation
import LessonKit
import SeededRandom
import TerminalTesting
import Testing

/// Processes killed while they write a report, progress or a review: the file is complete, in its old or its new
/// form.
@Suite(.serialized) struct KilledProcessTests {
  private let folder: TemporaryFolder
  private let viperlab = Binary()

  init() throws { folder = try TemporaryFolder() }

  private func process(_ arguments: [String]) throws -> Process {
    try viperlab.start(arguments, in: folder.url)
  }

  /// Returns the names in the folder, and the file's identity and size, which change during a write.
  private func traces(of file: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path())) ?? []
    let path = folder.url.appending(path: file).path()
    let attributes = (try? FileManager.default.attributesOfItem(atPath: path)) ?? [:]
    let known = [.systemFileNumber, .size].map { attributes[$0] as? Int }
    return names.sorted() + known.map { String(describing: $0) }
  }

  /// Kills a process at a random time, mostly just after the first sign of a write.
  private func kill(_ process: Process, writing file: String, _ random: inout SplitMix64) {
    if Int.random(in: 0..<4, using: &random) > 0 {
      let before = traces(of: file)
      while process.isRunning, traces(of: file) == before { sched_yield() }
    }
    for _ in 0..<Int.random(in: 0...100, using: &random) { sched_yield() }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  @Test func `leave the report that was there, or the new one`() throws {
    var random = SplitMix64(seed: 3)
    let reports = ["mvc", "mvvm"].map { ["report", "about", $0, "-o", "about.md"] }
    let texts = try reports.map { words in
      #expect(try viperlab.run(words, in: folder.url).status == 0)
      return try folder.text(of: "about.md")
    }
    for number in 0..<WritingProcess.kills {
      kill(try process(reports[number % 2]), writing: "about.md", &random)
      #expect(texts.contains(try folder.text(of: "about.md")))
    }
    #expect(try viperlab.run(reports[0], in: folder.url).status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path()) == ["about.md"])
  }

  @Test func `leave a whole report when several write it at once`() throws {
    let reports = ["mvc", "mvvm", "mvc", "mvvm"].map { ["report", "about", $0, "-o", "about.md"] }
    let processes = try reports.map { try process($0) }
    for process in processes { process.waitUntilExit() }
    #expect(processes.allSatisfy { $0.terminationReason == .exit && $0.terminationStatus == 0 })
    let texts = try reports.prefix(2).map { try viperlab.run(Array($0.dropLast(2))).output }
    #expect(texts.contains(try folder.text(of: "about.md")))
  }

  @Test func `leave progress whole, and lose none that was there`() throws {
    var random = SplitMix64(seed: 4)
    let words = ["--progress", "progress", "-c", "lesson first-message; skip; skip; leave"]
    #expect(try viperlab.run(words, in: folder.url).status == 0)
    for _ in 0..<WritingProcess.kills {
      let before = try folder.text(of: "progress")
      kill(try process(words), writing: "progress", &random)
      let after = try folder.text(of: "progress")
      #expect(after.hasPrefix(before))
      #expect(ProgressText(after) == .records(ProgressText(after).records, damaged: 0))
    }
  }

  @Test func `leave progress whole when several add to it at once`() throws {
    let words = ["--progress", "progress", "-c", "lesson first-message; skip; skip; leave"]
    let processes = try (0..<4).map { _ in try process(words) }
    for process in processes { process.waitUntilExit() }
    #expect(processes.allSatisfy { $0.terminationReason == .exit && $0.terminationStatus == 0 })
    let records = ProgressText(try folder.text(of: "progress"))
    #expect(records == .records(records.records, damaged: 0))
    #expect(records.records.count { if case .skipped = $0.event { true } else { false } } == 8)
  }

  @Test func `leave a page of a review that is the old or the new one`() async throws {
    var random = SplitMix64(seed: 5)
    let pages = try TranscriptFolder()
    try await pages.page("a", ["load about", "help open"])
    let new = try pages.text(of: "a")
    try pages.change("a", "About", to: "Abuot")
    let old = try pages.text(of: "a")
    for _ in 0..<max(2, WritingProcess.kills / 10) {
      try pages.write(old, to: "a")
      #expect(try pages.transcripts("test").status == 1)
      let terminal = try pages.review()
      try #require(terminal.wait { $0.text.contains("q quit") })
      terminal.send("A")
      for _ in 0..<Int.random(in: 0...2_000, using: &random) { sched_yield() }
      terminal.signal(SIGKILL)
      #expect(terminal.exitStatus() != nil)
      #expect([old, new].contains(try pages.text(of: "a")))
    }
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
    #expect(try folder.text(of: "a") == original && folder.transcripts("test").status == 0)
  }
}
