import Foundation
import TerminalTesting
import TestSupport
import Testing

@testable import LineEditing

struct HistoryTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func history(_ name: String = "history", limit: Int = 1000) -> History {
    History(path: folder.path(of: name), limit: limit)
  }

  @Test func `reads back every line`() {
    var generator = SplitMix64(seed: 11)
    let scalars: [Unicode.Scalar] = ["\\", "n", "\n", "a", "한", "\r", "\u{1B}", "\u{301}", " "]
    let first = history()
    for _ in 0..<300 {
      var line = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0..<9, using: &generator) {
        line.append(scalars.randomElement(using: &generator) ?? "a")
      }
      first.append(String(line))
    }
    let again = history().entries
    #expect(again.map { Array($0.utf8) } == first.entries.map { Array($0.utf8) })
  }

  @Test func `keeps a line of the file for each entry`() {
    history().append("a\nb\\")
    #expect(folder.contents(of: "history") == Array("a\\nb\\\\\n".utf8))
  }

  @Test func `drops repeated lines and blank lines`() {
    let history = history()
    #expect(history.append("open"))
    #expect(!history.append("open"))
    #expect(!history.append(""))
    #expect(!history.append("  "))
    #expect(!history.append(" kept out by its blank"))
    #expect(!history.append("\tkept out by its tab"))
    #expect(history.append("back"))
    #expect(history.append("open"))
    #expect(history.entries == ["open", "back", "open"])
  }

  @Test func `keeps the newest lines`() {
    let first = history(limit: 3)
    for number in 1...10 { first.append("\(number)") }
    #expect(first.entries == ["8", "9", "10"])
    #expect(history(limit: 3).entries == ["8", "9", "10"])
    #expect(folder.contents(of: "history") == Array("8\n9\n10\n".utf8))
  }

  @Test func `is for its owner only, and so are its folders`() throws {
    history("a/b/history").append("open")
    #expect(try folder.permissions(of: "a/b/history") == 0o600)
    #expect(try folder.permissions(of: "a") == 0o700)
    #expect(try folder.permissions(of: "a/b") == 0o700)
  }

  @Test func `sets a damaged file aside and continues with its valid lines`() throws {
    let bytes =
      Array("open\n".utf8) + [0xFF, 0xFE, 0x0A, 0x00, 0x0A]
      + Array("\\q\n\\\nx\\u{0}y\n\\u{}\n\nback\n".utf8)
    folder.write(bytes, to: "history")
    let history = history()
    #expect(history.damageReport?.contains("history.broken") == true)
    #expect(history.entries == ["open", "back"])
    #expect(folder.contents(of: "history.broken") == bytes)
    #expect(folder.contents(of: "history") == Array("open\nback\n".utf8))
    #expect(self.history().damageReport == nil)
  }

  @Test func `begins a new line after a truncated one`() {
    folder.write("open\nba".utf8, to: "history")
    history().append("tap 1")
    #expect(history().entries == ["open", "ba", "tap 1"])
  }

  @Test func `reads only the end of a very long file`() {
    let line = Array((String(repeating: "x", count: 1023) + "\n").utf8)
    folder.write((0..<1500).flatMap { _ in line } + Array("open\n".utf8), to: "history")
    #expect(history().entries.last == "open")
    #expect((folder.contents(of: "history") ?? []).count <= 1 << 20)
  }

  @Test func `works without a place to write to`() {
    for path in ["/dev/null/history", "/", "/dev/zero", folder.path, ""] {
      let history = History(path: path)
      #expect(history.entries.isEmpty)
      history.append("open")
      #expect(history.entries == ["open"])
    }
    let history = History(path: "/dev/null")
    history.append("open")
    #expect(history.problem == nil)
  }

  @Test func `two sessions write into one file`() {
    let one = history()
    let other = history()
    one.append("a")
    other.append("b")
    one.append("c")
    #expect(history().entries == ["a", "b", "c"])
  }

  @Test func `is whole when a session is killed while shortening it`() throws {
    var random = SplitMix64(seed: 7)
    let long = (0..<2_000).map { "line \($0) \(String(repeating: "x", count: 60))\n" }.joined()
    for _ in 0..<WritingProcess.kills {
      folder.write(long.utf8, to: "history")
      let session = try WritingProcess("history", folder.path(of: "history"), "new", 20)
      #expect(session.comesTo(Int.random(in: 0...2, using: &random)))
      for _ in 0..<Int.random(in: 0...2_000, using: &random) { sched_yield() }
      session.kill()
      let entries = history(limit: 2_000).entries
      #expect(entries.contains { $0.hasPrefix("line 1999 ") })
      #expect(entries.count >= 100)
      #expect(entries.allSatisfy { $0.hasPrefix("line ") || $0.hasPrefix("new ") })
    }
  }

  @Test func `loses no lines of sessions that shorten it at the same time`() throws {
    let sessions = try ["one", "two"].map {
      try WritingProcess("history", folder.path(of: "history"), $0, 300)
    }
    #expect(sessions.map(\.status) == [0, 0])
    let last = Array(history(limit: 200).entries.suffix(100))
    #expect(last.count == 100)
    #expect(last.allSatisfy { $0.hasPrefix("one ") || $0.hasPrefix("two ") })
    for name in ["one", "two"] {
      let numbers = last.filter { $0.hasPrefix(name) }.compactMap { Int($0.dropFirst(4)) }
      #expect(numbers == Array((300 - numbers.count)..<300))
    }
  }

  @Test func `a link stays a link when the file is shortened`() {
    folder.write((0..<30).map { "\($0)\n" }.joined().utf8, to: "real")
    symlink("real", folder.path(of: "history"))
    #expect(history(limit: 3).entries == ["27", "28", "29"])
    #expect(folder.contents(of: "real") == Array("27\n28\n29\n".utf8))
  }

  @Test func `reports once why it cannot be written and keeps the lines`() {
    let history = History(path: folder.path)
    #expect(history.problem == nil)
    history.append("open")
    let problem = history.problem
    #expect(problem == "The history cannot be written to \(folder.path): is a directory.")
    history.append("back")
    #expect(history.problem == problem)
    #expect(history.entries == ["open", "back"])
  }

  @Test func `limits the wait for a lock and writes the lines later`() {
    let history = history()
    history.append("a")
    let holder = open(folder.path(of: "history"), O_RDWR | O_CLOEXEC)
    flock(holder, LOCK_EX)
    history.append("b")
    #expect(history.problem?.hasSuffix("another program holds it.") == true)
    history.append("c")
    close(holder)
    history.append("d")
    #expect(self.history().entries == ["a", "b", "c", "d"])
  }

  @Test func `reports a file that is removed during each attempt to append`() {
    let path = folder.path(of: "history")
    var attempts = 0
    let error = #expect(throws: OpenFile.Problem.self) {
      try OpenFile.append(to: path, followsLink: false, milliseconds: 0) { _ in
        attempts += 1
        unlink(path)
        return "open\n"
      }
    }
    #expect(attempts == 10)
    #expect(error?.description == "another program holds it")
  }

  @Test func `a very long line does not push the others out of the file`() {
    let first = history()
    first.append("open")
    #expect(first.append(String(repeating: "x", count: 2 << 20)))
    #expect(first.entries.count == 2)
    #expect(history().entries == ["open"])
  }
}

extension TemporaryFolder {
  var path: String { url.path() }

  /// Returns the bytes of a file; nil where it cannot be read.
  func contents(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path(of: name)).map { Array($0) }
  }

  func write(_ bytes: some Sequence<UInt8>, to name: String) {
    try? Data(bytes).write(to: url.appending(path: name))
  }

  /// Returns the permissions of a file or folder, such as 0o600.
  func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(of: name))[.posixPermissions] as? Int
  }
}
