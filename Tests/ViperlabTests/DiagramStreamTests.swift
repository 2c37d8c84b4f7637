import TerminalTesting
import Testing

/// `viperlab diagram` with a pipe as its input.
@Suite struct DiagramStreamTests {
  private let viperlab = Binary()

  @Test(arguments: ["ladder", "wide", "auto"]) func `draws a file as it draws a pipe`(
    layout: String
  ) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(trace, as: "some.trace")
    let file = try viperlab.run(["diagram", "--layout", layout, path])
    let pipe = try viperlab.run(["diagram", "--layout", layout], input: trace)
    #expect(file.status == 0 && !file.output.isEmpty)
    #expect(pipe.output == file.output)
  }

  /// Runs a command on a trace.
  private func run(
    _ arguments: [String],
    on trace: String
  ) async -> (status: Int32, output: String) {
    await SandboxedProgram(["a.trace": trace]).run(arguments + ["a.trace"])
  }

  @Test func `keeps what was drawn before a line that is wrong`() async {
    let result = await run(["diagram"], on: trace + "View - Presenter\n")
    #expect(result.status == 2)
    #expect(result.output.contains("load()"))
    #expect(result.output.contains("\na.trace:7:6: expected an arrow"))
  }

  @Test func `leaves out what is wrong when asked, and counts it`() async {
    let damaged = "?\n" + trace + "View - Presenter\nView -> Presenter again()\n"
    let result = await run(["diagram", "--keep-going"], on: damaged)
    #expect(result.status == 0)
    #expect(result.output.contains("again()"))
    #expect(result.output.contains("\na.trace:1:") && result.output.contains("; 2 lines left out"))
  }

  @Test(arguments: [
    ["--rows", "7..3"], ["--rows", ".."], ["--depth", "-1"], ["--layout", "tall"],
    ["--format", "png"], ["--times", "--format", "svg"], ["--ambiguous", "maybe"],
  ])
  func `refuses what it cannot do`(arguments: [String]) async {
    let result = await run(["diagram"] + arguments, on: trace)
    #expect(result.status == 2 && result.output.hasPrefix("Error: "))
  }

  private let trace = """
    lanes User View Presenter
    User -> View open
      View -> Presenter load()
        = 120ms
        Presenter -> View show("김치")
    User -> View close

    """
}

extension DiagramStreamTests {
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
