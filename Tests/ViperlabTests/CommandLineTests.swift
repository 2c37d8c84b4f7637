import Foundation
import SeededRandom
import TerminalTesting
import Testing

@Suite struct CommandLineTests {
  private let viperlab = Binary()

  /// One call of each subcommand that needs no terminal; the pages in `CommandLines` show what others print.
  ///
  /// `lessons check` takes long and is called in a full run only; `.ci/run` calls it in the release.
  static let calls: [(String, Int32)] =
    [
      ("--version", 0), ("--nonsense", 2), ("help lessons check", 0), ("run script.txt", 0),
      ("diagram a.trace -", 0), ("diff a.trace -", 1), ("findings -", 0), ("leaks -", 5),
      ("explain nil-link", 0), ("compare products", 0), ("report -", 0), ("lessons", 0),
      ("lessons check .", 3), ("progress", 1), ("transcripts", 3),
      ("transcripts test .", 3), ("new exercise router", 2),
    ] + (Effort.isFull ? [("lessons check", 0)] : [])

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

  @Test func `takes the lines of a pipe as a script`() throws {
    let piped = try viperlab.run([], input: "load products\r\nopen")
    let given = try viperlab.run(["-c", "load products; open"])
    #expect(piped == given)
    let wrong = try viperlab.run([], input: "load products\nopen; tapp 1; back\n")
    #expect(wrong.complaint.hasPrefix("standard input:2:7: There is no command tapp."))
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

  @Test func `ends quietly when nobody reads any more`() throws {
    let shell = Binary(path: "/bin/sh")
    let commands = "load products; open; export json; help"
    let script = "{ '\(viperlab.path)' -c '\(commands)'; echo $? >&2; } | head -n 1"
    let result = try shell.run(["-c", script], environment: ["PATH": "/usr/bin:/bin"])
    #expect(result.complaint == "0\n")
    #expect(result.output.hasPrefix("Products in VIPER"))
  }

  @Test(arguments: ["ladder", "wide", "auto"])
  func `draws a pipe as it draws a file`(layout: String) throws {
    let folder = try TemporaryFolder()
    let trace = "View -> Presenter  load()\n  = 120ms\n  Presenter -> View  show(\"김치\")\n"
    let path = try folder.write(trace, as: "some.trace")
    let file = try viperlab.run(["diagram", "--layout", layout, path])
    let pipe = try viperlab.run(["diagram", "--layout", layout], input: trace)
    #expect(file.status == 0 && file.output.contains("김치"))
    #expect(pipe.output == file.output)
  }

  @Test func `says when Mermaid would not draw a diagram`() async {
    let rows = String(repeating: "View -> Presenter  load(\"some product\")\n", count: 1_200)
    let program = SandboxedProgram(["a.trace": rows])
    let words = ["diagram", "a.trace", "--format", "mermaid"]
    let whole = await program.run(words)
    #expect(whole.status == 0 && whole.output.contains("50,000"))
    #expect(whole.output.contains("maxTextSize"))
    for options in [["--fold"], ["--rows", "1..700"]] {
      #expect(await !program.run(words + options).output.contains("maxTextSize"))
    }
  }

  @Test func `the report of Todos is what Todos is`() async throws {
    let page = try repository.text(of: "Transcripts/todos/report.md")
    let program = SandboxedProgram(["report.md": page])
    let words = ["report", "todos", "viper", "-o", "report.md", "--check"]
    let result = await program.run(words)
    #expect(result.status == 0, "\(result.output)")
  }
}
