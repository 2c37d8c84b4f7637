import Foundation
import SequenceDiagrams
import TerminalTesting
import Testing

@testable import LabKit

/// `viperlab follow` without a file: what a follower shows of bytes that arrive in pieces.
@Suite struct FollowedDrawingTests {
  private let trace = """
    lanes User View Presenter
    User -> View open
      View -> Presenter load("김치 🥬")
        Presenter -x View show(_:) [gone]
    User -> View close

    """

  @Test(arguments: [1, 2, 7, 64], [false, true])
  func `draws pieces of any size as the whole`(size: Int, isPlain: Bool) throws {
    let style = FollowedRun.Style(isPlain: isPlain)
    let text = trace + trace.replacing("lanes User View Presenter\n", with: "")
    var whole = try GrowingTrace(style)
    try whole.append(text)
    var pieces = try GrowingTrace(style)
    try pieces.append(text, inPiecesOf: size)
    #expect(whole.shown.contains("김치 🥬") && whole.shown.contains("close"))
    #expect(pieces.shown == whole.shown && pieces.markedCount == whole.markedCount)
  }

  @Test func `draws as diagram does, behind the marks`() async throws {
    var followed = try GrowingTrace()
    try followed.append(trace)
    let program = SandboxedProgram(["app.trace": trace])
    let drawn = await program.run(["diagram", "--width", "78", "app.trace"]).output
    let lines = followed.shown.split(separator: "\n").map { $0.dropFirst(2) }
    #expect(lines == drawn.split(separator: "\n"))
  }

  @Test(arguments: [true, false])
  func `begins a new drawing with the next run`(isEmptied: Bool) throws {
    var followed = try GrowingTrace()
    // A file without a byte has had no run.
    try followed.append("")
    try followed.replace()
    try followed.append(trace)
    let first = followed.shown
    #expect(!first.contains("next run"))
    if isEmptied { try followed.empty() } else { try followed.replace() }
    #expect(followed.shown == first)
    try followed.append(trace)
    #expect(followed.shown == first + "\n--- the next run ---\n\n" + first)
  }

  @Test func `notices a shorter file with the same bytes`() throws {
    var followed = try GrowingTrace()
    try followed.append(trace)
    try followed.empty(andWrite: "View -> Presenter  again()\n")
    #expect(followed.shown.hasSuffix("  1   ┊────►┊   again()\n"))
  }

  @Test func `draws a last line that the next run leaves without an end`() throws {
    var followed = try GrowingTrace()
    try followed.append("View -> Presenter  load()\nView -> Presenter  save()")
    try followed.replace()
    try followed.append("View -> Presenter  again()\n")
    let (first, next) = (followed.shown.ranges(of: "save()"), followed.shown.ranges(of: "---"))
    #expect(first.count == 1 && first[0].lowerBound < next[0].lowerBound)
  }

  @Test func `names a damaged line and goes on`() throws {
    var followed = try GrowingTrace()
    try followed.append("View -> Presenter  load()\nView - Presenter\n?\n")
    try followed.append("View -> Presenter  save()\n")
    #expect(followed.shown.contains("  2   ┊────►┊   save()"))
    #expect(followed.complaints.count == 1)
    #expect(followed.complaints[0].hasPrefix("app.trace:2:6: expected an arrow"))
    #expect(followed.complaints[0].hasSuffix("; 2 lines left out, this one first"))
    try followed.append("View -> \n")
    #expect(followed.complaints[1].hasPrefix("app.trace:5:"))
  }

  @Test func `refuses what is no trace`() throws {
    var followed = try GrowingTrace()
    let failure = #expect(throws: Failure.self) { try followed.append("import Foundation\n") }
    #expect(failure?.status == 2)
    #expect(failure?.message.hasPrefix("app.trace:1:8: this is no trace. ") == true)
  }

  @Test func `escapes control characters`() throws {
    var followed = try GrowingTrace()
    let hostile = "\u{1B}[2J\u{7}\u{9B}"
    try followed.append(
      "`Vi\(hostile)` -> Presenter  say(\"\(hostile)\")\n= note \(hostile)\n\(hostile)\n"
    )
    #expect(followed.shown.contains("say(") && followed.complaints.count <= 1)
    #expect(followed.shown.rawControl == nil)
  }

  @Test func `draws later rows in the width of the terminal`() throws {
    var followed = try GrowingTrace()
    try followed.append("View -> Presenter  load()\n")
    followed.follower.resize(to: 40)
    let label = String(repeating: "abcdefghi ", count: 6)
    try followed.append("View -> Presenter  say(\"\(label)\")\n")
    let lines = followed.shown.split(separator: "\n")
    #expect(lines.contains { $0.contains("2 ") } && lines.allSatisfy { $0.count <= 40 })
    #expect(lines.count { $0.contains("View") } == 2)
  }

  @Test(arguments: [
    ("load", [2]), ("load(_:)", []), ("close", [5]), ("presenter.load", [2]), ("View.load", []),
    ("View -> Presenter", [2]), ("User -> View open", [1]), ("nothing", []),
  ])
  func `marks the chosen messages and lost ones`(text: String, rows: [Int]) throws {
    var followed = try GrowingTrace(FollowedRun.Style(marks: [try MessageMark(text)]))
    let actions = "User -> View open\n  View -> Presenter load()\n"
    try followed.append(actions + "  Presenter --> View 3\n  Presenter -x View show(_:) [gone]\n")
    try followed.append("User -> View close\n")
    let marked = followed.shown.split(separator: "\n").filter { $0.hasPrefix("* ") }
    let numbers = marked.compactMap {
      $0.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }
    #expect(numbers == (rows + [4]).sorted())
    #expect(followed.markedCount == numbers.count)
  }

  @Test func `begins the sentence of a marked row with the mark`() throws {
    var followed = try GrowingTrace(FollowedRun.Style(isPlain: true))
    try followed.append("View -> Presenter  load()\n= 120ms\nPresenter -x View show(_:) [gone]\n")
    #expect(followed.shown.split(separator: "\n").count { $0.hasPrefix("* ") } == 1)
    #expect(followed.shown.contains("\n* 2. Presenter calls View"))
  }

  @Test func `sounds one bell for an update, and only at a terminal`() {
    let update = FollowedDrawing.Update(text: [0x61, 0x0A], markedCount: 3)
    #expect(update.bytes(withBell: true) == [0x61, 0x0A, 0x07])
    #expect(update.bytes(withBell: false) == [0x61, 0x0A])
    #expect(FollowedDrawing.Update(text: [0x61]).bytes(withBell: true) == [0x61])
  }

  @Test(arguments: ["", " ", ".load", "Presenter.", "load(", "(_:)", "a -> ", "a\nb"])
  func `refuses what is no message`(text: String) {
    #expect(throws: (any Error).self) { try MessageMark(text) }
  }
}

/// A trace file that grows, and what a follower has shown of it.
private struct GrowingTrace {
  var follower: FollowedDrawing
  private(set) var shown = ""
  private(set) var complaints: [String] = []
  private(set) var markedCount = 0
  private let folder: TemporaryFolder
  private let file: FollowedFile
  private var bytes: [UInt8] = []

  init(_ style: FollowedRun.Style = FollowedRun.Style()) throws {
    follower = FollowedDrawing("app.trace", style)
    folder = try TemporaryFolder()
    file = FollowedFile(folder.path(of: "app.trace"))
  }

  mutating func append(_ text: String, inPiecesOf size: Int = .max) throws {
    var rest = Array(text.utf8)[...]
    repeat {
      bytes += rest.prefix(size)
      rest = rest.dropFirst(size)
      try read()
    } while !rest.isEmpty
  }

  mutating func replace() throws {
    bytes = []
    try FileManager.default.removeItem(atPath: folder.path(of: "app.trace"))
  }

  mutating func empty(andWrite text: String = "") throws {
    bytes = Array(text.utf8)
    try read()
  }

  private mutating func read() throws {
    // Writes into the file that is there, if any.
    try Data(bytes).write(to: folder.url.appending(path: "app.trace"))
    var updates: [FollowedDrawing.Update] = []
    _ = try file.read(into: &follower) { update in
      updates.append(update)
      return true
    }
    for update in updates {
      shown += String(decoding: update.text, as: UTF8.self)
      complaints += [update.complaint].compactMap(\.self)
      markedCount += update.markedCount
    }
  }
}

@Suite(.serialized) struct FollowTests {
  private let folder: TemporaryFolder
  private var url: URL { folder.url.appending(path: "app.trace") }

  init() throws { folder = try TemporaryFolder() }

  private func follow(_ arguments: String...) throws -> PseudoTerminal {
    try PseudoTerminal(
      Binary().path,
      arguments: ["follow", url.path()] + arguments,
      environment: Binary.libraries,
      columns: 200
    )
  }

  /// Appends a text to the file with one call, as an app does.
  private func append(_ text: String) throws {
    let file = try FileHandle(forWritingTo: url)
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  @Test func `follows an app over two runs, until Ctrl-C`() throws {
    let terminal = try follow("--mark", "save")
    #expect(terminal.wait { $0.text.contains("Waiting for ") && $0.text.contains("app.trace …") })
    try folder.write("View -> Presenter  load()\n", as: "app.trace")
    #expect(terminal.wait { $0.text.contains("1   ┊────►┊   load()") })
    #expect(!terminal.received.contains(0x07))
    try append("View -> Presenter  sa")
    try append("ve()\n")
    #expect(terminal.wait { $0.text.contains("*   2   ┊────►┊   save()") })
    #expect(terminal.wait { _ in terminal.received.count { $0 == 0x07 } == 1 })
    let former = folder.url.appending(path: "app.trace.before")
    try FileManager.default.moveItem(at: url, to: former)
    try folder.write("View -> Presenter  again()\n", as: "app.trace")
    #expect(terminal.wait { $0.text.contains("--- the next run ---") })
    #expect(terminal.wait { $0.text.contains("1   ┊────►┊   again()") })
    terminal.send("\u{3}")
    #expect(terminal.exitStatus() == 130 && terminal.isCooked)
  }
}
