import Foundation
import SeededRandom
import TerminalTesting
import Testing

@Suite struct CommandLineTests {
  private let viperlab = Binary()

  /// One call of each subcommand that needs no terminal.
  static let calls: [(String, Int32)] = [
    ("--version", 0), ("--nonsense", 2), ("help lessons check", 0), ("run script.txt", 0),
    ("diagram a.trace -", 0), ("diff a.trace -", 1), ("findings -", 0), ("leaks -", 5),
    ("explain nil-link", 0), ("compare products", 0), ("report -", 0), ("lessons", 0),
    ("lessons check", 0), ("progress", 1), ("transcripts", 3), ("new exercise router", 2),
  ]

  @Test(arguments: calls)
  func `ends each subcommand with its status`(line: String, status: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write("View -> Presenter  load()\n", as: "a.trace")
    try folder.write("load products\nopen\n", as: "script.txt")
    let result = try viperlab.run(
      line.split(separator: " ").map(String.init),
      input: "View -> Presenter  load()\n  Presenter -> View  show(Todo(id: 1))\n",
      in: folder.url
    )
    #expect(result.status == status)
    #expect(status != 0 || result.complaint.isEmpty)
  }

  /// Command lines that no transcript shows.
  static let statuses: [([String], Int32)] = [
    (["-c", ""], 0), (["--width", "wide", "-c", "help"], 2), (["run"], 2),
    (["diff", "missing.trace", "missing.trace"], 2), (["diff", "missing.trace"], 2),
    (["diff", "-", "-"], 2), (["diff", "--context", "-1", "a", "b"], 2),
    (["compare", "todos", "--scenario", "add", "--json"], 0),
    (["compare", "todos", "--change", "undo-delete", "--scenario", "add"], 2),
    (["compare", "about", "--change", "retry"], 1), (["lessons", "start"], 2),
    (["transcripts", "update", "missing.md"], 2), (["transcripts", "update"], 3),
    (["help", "lessons", "zzz"], 2), (["help", "run", "zzz"], 2),
    (["findings", "missing.trace"], 2),
  ]

  @Test(arguments: statuses)
  func `ends with the status that is documented`(arguments: [String], status: Int32) async {
    #expect(await SandboxedProgram().run(arguments).status == status)
  }

  @Test(arguments: [
    "diagram a.trace --rows 7..3", "diagram a.trace --rows ..", "diagram a.trace --depth -1",
    "diagram a.trace --layout tall", "diagram a.trace --format png",
    "diagram a.trace --times --format svg", "diagram a.trace --ambiguous maybe",
    "findings a.trace --format xml", "findings a.trace --json --format text",
    "transcripts test --repeat 0", "transcripts test --timeout soon",
    "transcripts test --shuffle x", "transcripts test --nonsense",
  ])
  func `refuses what it cannot do`(line: String) async {
    let program = SandboxedProgram(["a.trace": "View -> Presenter  load()\n"])
    let result = await program.run(line.split(separator: " ").map(String.init))
    #expect(result.status == 2 && result.output.hasPrefix("Error: "))
  }

  @Test func `finds nothing to test in an empty folder`() throws {
    let folder = try TemporaryFolder()
    #expect(try viperlab.run(["transcripts", "test", folder.url.path()]).status == 3)
    #expect(try viperlab.run(["lessons", "check", folder.url.path()]).status == 3)
  }

  @Test func `takes the lines of a pipe as a script`() throws {
    let piped = try viperlab.run([], input: "load products\r\nopen")
    let given = try viperlab.run(["-c", "load products; open"])
    #expect(piped == given)
    let wrong = try viperlab.run([], input: "load products\nopen; tapp 1; back\n")
    #expect(wrong.complaint.hasPrefix("standard input:2:7: There is no command tapp."))
  }

  @Test func `says what it left out after a refusal`() async {
    let words = ["-c", "load products; opne; tap 1", "-c", "back; close"]
    let result = await SandboxedProgram().run(words)
    #expect(result.status == 2)
    #expect(
      result.output.hasSuffix(
        """

        There is no command opne. Did you mean open?
        Left out after that: tap 1; back; close

        """
      )
    )
  }

  @Test(arguments: ["bash", "zsh"])
  func `writes what a shell needs to complete it`(shell: String) async throws {
    let result = await SandboxedProgram().run(["completions", shell])
    #expect(result.status == 0)
    for word in ["viperlab", "transcripts", "keep-going"] { #expect(result.output.contains(word)) }
    guard shell == "bash" else { return }
    #expect(try Binary(path: "/bin/bash").run(["-n"], input: result.output).status == 0)
  }

  @Test func `shows no control characters from arguments and files`() async {
    let program = SandboxedProgram(["a.trace": "A -> B \u{1b}[31mred\u{7}\n"])
    for arguments in [
      ["diagram", "a.trace"], ["diagram", "no\u{1b}[31m"], ["-c", "\u{1b}[31m"],
      ["compare", "\u{1b}[31m"], ["\u{1b}[31m"],
    ] {
      #expect(await program.run(arguments).output.rawControl == nil)
    }
  }

  @Test func `says so when its output cannot be written`() throws {
    let full = "/dev/full"
    guard FileManager.default.fileExists(atPath: full) else { return }
    let shell = Binary(path: "/bin/sh")
    let result = try shell.run(["-c", "'\(viperlab.path)' -c 'load products' > \(full)"])
    #expect(result.status == 1 && result.complaint.hasPrefix("The output: "))
    let saved = try viperlab.run(["-c", "load products; open; save trace \(full)"])
    #expect(saved.status == 1 && saved.complaint.contains("cannot be written"))
    let nowhere = try viperlab.run(["report", "about", "-o", "/nowhere/x.md"])
    #expect(nowhere.status == 1 && nowhere.complaint.hasPrefix("/nowhere/x.md: cannot be written"))
  }

  @Test func `keeps who may read a file, and the link that leads to it`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("{\"viperlab\":1}\n", as: "trace.jsonl")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    let link = folder.path(of: "link.jsonl")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    #expect(
      try viperlab.run(["-c", "load products; open; save trace \(link) --force"]).status == 0
    )
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("{\"viperlab\":1"))
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
  }

  @Test func `ends quietly when nobody reads any more`() throws {
    let shell = Binary(path: "/bin/sh")
    let commands = "load products; open; export json; help"
    let script = "{ '\(viperlab.path)' -c '\(commands)'; echo $? >&2; } | head -n 1"
    let result = try shell.run(["-c", script], environment: ["PATH": "/usr/bin:/bin"])
    #expect(result.complaint == "0\n")
    #expect(result.output.hasPrefix("Products in VIPER"))
  }

  @Test func `says where a lesson no longer holds`() async throws {
    let broken = try repository.text(of: "Lessons/03-first-message.md")
      .replacing("View -> Presenter fetchProducts", with: "View -> Presenter fetchProduct")
    let lines = broken.components(separatedBy: "\n")
    let line = try #require(
      lines.firstIndex { $0.hasPrefix("seen") && $0.contains("fetchProduct") }
    )
    let program = SandboxedProgram(["03-first-message.md": broken])
    let result = await program.run(["lessons", "check", "03-first-message.md"])
    #expect(result.status == 1 && result.output.contains("03-first-message.md:\(line + 1):1: "))
  }

  @Test func `takes a lesson's name as it is typed`() async {
    let result = await SandboxedProgram().run(["lessons", "start", "it's a\\b"])
    #expect(result.status == 2 && result.output.contains("There is no lesson it's a\\b."))
  }

  @Test func `knows its lessons and its sources in an empty folder`() throws {
    let folder = try TemporaryFolder()
    let copy = folder.path(of: "viperlab")
    // Another process copies it: a file that this process has just written may still be open in a child of another
    // test.
    #expect(try Binary(path: "/bin/cp").run([viperlab.path, copy]).status == 0)
    let alone = Binary(path: copy)
    let commands = "lessons; load products; source presenter"
    let result = try alone.run(["-c", commands], environment: Binary.libraries, in: folder.url)
    #expect(result.output.contains("first-message"))
    #expect(result.output.contains("final class ProductListPresenter") && result.status == 0)
  }

  @Test func `gives the same bytes every time`() throws {
    let commands = "load products; open; tap 1; trace; back; wiring; compare; export json"
    let first = try viperlab.run(["-c", commands])
    #expect(first.status == 0 && first.output.contains("showProducts"))
    for _ in 0..<Effort.count(10) { #expect(try viperlab.run(["-c", commands]) == first) }
  }
}
