import ArgumentParser
import Foundation
import Lab
import SampleModules
import Stage
import TerminalTesting
import TestSupport
import Testing

@testable import LabKit

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

  @Test(arguments: [["todos", "articles"], ["articles", "about"], ["products"]])
  func `writes a lesson on the first module that passes its check`(modules: [String]) async {
    var program = SandboxedProgram()
    program.sessionFactory =
      Laboratory { modules.flatMap { name in Samples.modules.filter { $0.name == name } } }
      .sessionFactory
    #expect(await program.run(["lessons", "new", "ours"]).status == 0)
    #expect(program.texts["ours.md"]?.contains(" module=\(modules[0]) ") == true)
    let check = await program.run(["lessons", "check", "ours.md"])
    #expect(check.output == "1 lesson checked, 0 mistakes found\n" && check.status == 0)
  }

  @Test func `checks the lessons beside pages that cannot be read`() async {
    let bad = "# T\n<!-- lesson id=t module=m architecture=viper minutes=no -->\n## A\n"
    let program = SandboxedProgram(["a.md": bad, "b.md": bad])
    #expect(await program.run(["lessons", "new", "ours"]).status == 0)
    let check = await program.run(["lessons", "check", "a.md", "b.md", "none.md", "ours.md"])
    let lines = check.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(lines == ["a.md:2:1:", "a.md:3:1:", "b.md:2:1:", "b.md:3:1:", "none.md:", "1"])
    #expect(check.status == 2)
  }

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

  static let candidates: [(typed: String, offered: [String], left: [String])] = [
    ("compare ", ["about", "todos"], ["mvc", "--json"]),
    ("compare todos ", ["mvc", "add", "changes"], []), ("compare about ", ["viper"], ["changes"]),
    ("compare todos --change ", ["undo-delete"], ["mvc"]),
    ("compare todos --scenario a", ["add"], ["mvc"]), ("report ", ["todos", "own.md"], []),
    ("report todos m", ["mvc", "mvvm"], ["viper"]), ("report todos --format ", ["html"], []),
    ("lessons start ", ["tour", "own.md"], ["a.trace"]), ("lessons play to", ["tour"], []),
    ("lessons play tour --answers ", ["right", "wrong", "skip"], []),
    ("diagram --format ", ["mermaid"], []), ("diagram --layout ", ["wide"], []),
    ("diff --format m", ["markdown"], []), ("findings --architecture ", ["viper"], []),
    ("help ", ["compare", "transcripts"], ["again"]), ("help transcripts r", ["review"], ["test"]),
    ("explain we", ["weak"], []),
  ]

  @Test(arguments: candidates)
  func `completes in bash`(typed: String, offered: [String], left: [String]) throws {
    let folder = try TemporaryFolder()
    for name in ["own.md", "a.trace"] { try folder.write("", as: name) }
    try folder.write(try viperlab.run(["completions", "bash"]).output, as: ".script")
    let script = """
      . ./.script
      COMP_WORDS=("$0" "$@"); COMP_CWORD=$#; COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}
      _viperlab "$0" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let words = typed.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let result = try Binary(path: "/bin/bash")
      .run(["-c", script, viperlab.path] + words, in: folder.url)
    let known = Set(result.output.split(separator: "\n").map(String.init))
    #expect(known.isSuperset(of: offered) && known.isDisjoint(with: left), "\(known)")
  }

  /// The words after `help` for each page of help.
  private static let pages: [[String]] =
    [[]]
    + RootCommand.configuration.subcommands.flatMap { command in
      [[command._commandName]]
        + command.configuration.subcommands.map { [command._commandName, $0._commandName] }
    }

  @Test(arguments: pages)
  func `explains each subcommand in lines of 80 columns`(words: [String]) async {
    let page = await SandboxedProgram().run(["help"] + words)
    #expect(page.status == 0)
    for line in page.output.split(separator: "\n") {
      #expect(line.count <= 80 && !line.hasSuffix(" >"), "\(line)")
      #expect(line.prefix { $0 == " " }.count <= 26, "\(line)")
    }
  }

  @Test func `lists no subcommand that help hides`() async {
    let result = await SandboxedProgram().run(["help", "transcripts", "record"])
    #expect(result.output.contains("update, review") && !result.output.contains("again"))
  }

  @Test(arguments: [
    "compare about -c help", "explain weak -c foo", "explain weak --today 2026-03-05",
    "lessons -c help", "lessons start tour -c help",
  ])
  func `refuses options of viperlab alone behind a subcommand`(line: String) async {
    let result = await SandboxedProgram().run(line.split(separator: " ").map(String.init))
    #expect(result.status == 2 && result.output.hasPrefix("Error: Unknown option '-"))
  }

  @Test func `writes nothing for a refused option`() async {
    let program = SandboxedProgram()
    #expect(await program.run(["transcripts", "new", "mine", "-c", "open"]).status == 2)
    #expect(program.texts.isEmpty)
  }

  static let promptLines =
    Session.commandNames.filter { name in
      !RootCommand.configuration.subcommands.contains { $0._commandName == name } && name != "help"
    }.map { [$0] } + [
      ["lesson", "tour"], ["record", "a.cast"], ["wiring", "view"], ["tap", "1"],
    ]

  @Test(arguments: promptLines)
  func `names a line for a command of the prompt that is carried out`(words: [String]) async throws
  {
    let refusal = await SandboxedProgram().run(words)
    #expect(refusal.status == 2)
    let line = try #require(refusal.output.split(separator: "or:  ").last)
    let shown = try ShellWords(line.trimmingCharacters(in: .newlines)).words
    #expect(await SandboxedProgram().run(Array(shown.dropFirst())).status == 0, "\(line)")
    #expect(words[0] != "lesson" || !line.contains("-c"))
  }

  @Test(arguments: ["lessons start tuor", "lessons play tuor", "lessons tuor"])
  func `names the lesson that was meant, and a command of the shell`(line: String) async {
    let result = await SandboxedProgram().run(line.split(separator: " ").map(String.init))
    #expect(result.status == 2)
    #expect(
      result.output
        == "There is no lesson tuor. Did you mean tour?  viperlab lessons  lists all.\n"
    )
  }

  @Test(arguments: [["diagram"], ["findings", "-"]])
  func `says at a terminal that it reads standard input`(words: [String]) throws {
    let terminal = try PseudoTerminal(viperlab.path, arguments: words)
    #expect(terminal.wait { $0.text.contains("Reading standard input: Ctrl-D") })
    terminal.send("View -> Presenter  load()\n\u{4}")
    #expect(terminal.exitStatus() == 0)
    #expect(terminal.screen.text.contains("load()"))
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
