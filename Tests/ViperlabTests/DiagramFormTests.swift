import Testing

/// `viperlab diagram --format`: folds and limits.
@Suite struct DiagramFormTests {
  /// Runs `diagram` on a trace of an action with a number of messages.
  private func draw(_ count: Int, _ options: [String]) async -> (status: Int32, output: String) {
    let trace = (1...count).reduce("User -> View open\n") { text, number in
      text + "  View -> Presenter  load(item: \(number), name: \"some product\")\n"
    }
    return await SandboxedProgram(["a.trace": trace]).run(["diagram", "a.trace"] + options)
  }

  @Test(arguments: ["text", "mermaid", "plantuml", "svg", "json", "notation"])
  func `folds in every form`(format: String) async {
    let result = await draw(60, ["--format", format, "--fold", "--rows", "..40"])
    #expect(result.status == 0)
    #expect(result.output.contains("38 times more"))
    #expect(await draw(9, ["--format", format, "--depth", "0"]).output.contains("9 rows inside"))
  }

  @Test func `folds in sentences`() async {
    let output = await draw(60, ["--plain", "--fold"]).output
    #expect(output.contains("Note: ×60: #2, 59 times more"))
  }

  @Test func `says when Mermaid would not draw it`() async {
    let long = await draw(1_200, ["--format", "mermaid"])
    #expect(long.status == 0)
    #expect(long.output.contains("50,000") && long.output.contains("maxTextSize"))
    for options in [["--fold"], ["--rows", "1..700"]] {
      let short = await draw(1_200, ["--format", "mermaid"] + options).output
      #expect(!short.contains("maxTextSize"))
    }
  }

  @Test func `wraps sentences to a width that was asked for`() async {
    let lines = await draw(3, ["--plain", "--width", "40"]).output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 40 })
  }
}
