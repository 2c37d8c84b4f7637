import TerminalTesting
import Testing

/// `viperlab diagram` with a pipe as its input.
@Suite struct DiagramStreamTests {
  private let viperlab = Binary()

  @Test(arguments: ["ladder", "wide", "auto"])
  func `draws a file as it draws a pipe`(layout: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(trace, as: "some.trace")
    let file = try viperlab.run(["diagram", "--layout", layout, path])
    let pipe = try viperlab.run(["diagram", "--layout", layout], input: trace)
    #expect(file.status == 0 && !file.output.isEmpty)
    #expect(pipe.output == file.output)
  }

  private func run(_ arguments: [String], on trace: String) async -> ProgramResult {
    await SandboxedProgram(["a.trace": trace]).run(arguments + ["a.trace"])
  }

  @Test func `keeps what was drawn before a line that is wrong`() async {
    let result = await run(["diagram"], on: trace + "View - Presenter\n")
    #expect(result.status == 2 && result.output.contains("load()"))
    #expect(result.output.contains("\na.trace:7:6: expected an arrow"))
  }

  @Test func `leaves out what is wrong when asked, and counts it`() async {
    let damaged = "?\n" + trace + "View - Presenter\nView -> Presenter again()\n"
    let result = await run(["diagram", "--keep-going"], on: damaged)
    #expect(result.status == 0 && result.output.contains("again()"))
    #expect(result.output.contains("\na.trace:1:") && result.output.contains("; 2 lines left out"))
  }

  private let trace = """
    lanes User View Presenter
    User -> View open
      View -> Presenter load()
        = 120ms
        Presenter -> View show("김치")
    User -> View close

    """

  @Test(arguments: [
    ["diagram", "b.trace"], ["diagram", "a.trace", "b.trace"], ["diff", "a.trace", "b.trace"],
  ])
  func `keeps to signs of one column where lines are two`(arguments: [String]) async {
    let program = SandboxedProgram([
      "a.trace": "lanes View Store\nView -> Store  load(…)\n",
      "b.trace": "lanes View Store\nView -> Store  load(……)\n",
    ])
    let narrow = await program.run(arguments + ["--width", "200"]).output
    let wide = await program.run(arguments + ["--width", "200", "--ambiguous", "wide"]).output
    #expect(narrow.contains("►"))
    #expect(wide.contains("->|") && wide.contains("load(……)"))
    #expect(wide.allSatisfy { $0.isASCII || $0 == "…" })
  }
}

@Suite struct DiagramFilesTests {
  private let program = SandboxedProgram([
    "mvc.trace": "lanes User Controller\nUser -> Controller open\n",
    "viper.trace":
      "User -> View open\n  View -> Presenter load()\n  View -> Presenter load()\n",
  ])

  private func draw(_ options: String...) async -> ProgramResult {
    await program.run(["diagram"] + options + ["mvc.trace", "viper.trace"])
  }

  @Test func `draws files beside each other under their names`() async {
    let result = await draw("--width", "1000")
    let lines = result.output.split(separator: "\n")
    #expect(result.status == 0)
    #expect(lines[0].hasPrefix("mvc.trace ") && lines[0].contains(" │ viper.trace"))
    #expect(lines.count == 7)
    #expect(lines[4].hasPrefix("1   ┊  open") && lines[4].hasSuffix("│ 1 ┊   ┊  open"))
    #expect(lines[5].hasSuffix("│ 2 ┃──►┊  load()"))
    let narrow = await draw("--width", "40", "--ascii").output
    #expect(narrow.contains("\n\nviper.trace\n") && !narrow.contains("│"))
    let some = await draw("--width", "1000", "--only", "presenter").output
    #expect(some.contains("── 1 row left out by the filter ──") && !some.contains("open"))
  }

  @Test func `writes sentences one trace after the other`() async {
    #expect(
      await draw("--plain").output == """
        mvc.trace
        1. You: open

        viper.trace
        1. You: open
        2. View calls Presenter: load()
        3. View calls Presenter: load()

        """
    )
  }

  @Test(arguments: [
    (["-", "-"], "Only one of the files can be standard input."),
    (["a", "b", "c", "d", "e"], "At most four traces stand beside each other; 5 are too many."),
    (["--depth", "1", "a", "b"], "are for one file, not for 2."),
    (["--times", "a", "b"], "are for one file, not for 2."),
    (["--rows", "1..2", "a", "b"], "are for one file, not for 2."),
    (["--format", "json", "a", "b"], "are for one file, not for 2."),
    (["--layout", "wide", "a", "b", "c"], "are for one file, not for 3."),
    (["--keep-going", "a", "b"], "are for one file, not for 2."),
    (["--no-screens", "a", "b"], "are for one file, not for 2."),
    (["mvc.trace", "missing"], "missing: no such file"),
  ])
  func `says what several files are not for`(arguments: [String], reason: String) async {
    let result = await program.run(["diagram"] + arguments)
    #expect(result.status == 2 && result.output.contains(reason))
  }
}

@Suite struct DiagramFormTests {
  /// Runs `diagram` on a trace of an action with a number of messages.
  private func draw(_ count: Int, _ options: [String]) async -> ProgramResult {
    let trace = (1...count).reduce("User -> View open\n") { text, number in
      text + "  View -> Presenter  load(item: \(number), name: \"some product\")\n"
    }
    return await SandboxedProgram(["a.trace": trace]).run(["diagram", "a.trace"] + options)
  }

  @Test(arguments: ["text", "mermaid", "plantuml", "svg", "json", "notation"])
  func `folds in every form`(format: String) async {
    let result = await draw(60, ["--format", format, "--fold", "--rows", "..40"])
    #expect(result.status == 0 && result.output.contains("38 times more"))
    #expect(await draw(9, ["--format", format, "--depth", "0"]).output.contains("9 rows inside"))
  }

  @Test func `folds and wraps sentences`() async {
    #expect(await draw(60, ["--plain", "--fold"]).output.contains("Note: ×60: #2, 59 times more"))
    let lines = await draw(3, ["--plain", "--width", "40"]).output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 40 })
  }

  @Test func `says when Mermaid would not draw it`() async {
    let long = await draw(1_200, ["--format", "mermaid"])
    #expect(long.status == 0)
    #expect(long.output.contains("50,000") && long.output.contains("maxTextSize"))
    for options in [["--fold"], ["--rows", "1..700"]] {
      #expect(await !draw(1_200, ["--format", "mermaid"] + options).output.contains("maxTextSize"))
    }
  }
}
