import Testing

@Suite struct DiagramFilesTests {
  private let program = SandboxedProgram([
    "mvc.trace": "lanes User Controller\nUser -> Controller open\n",
    "viper.trace":
      "User -> View open\n  View -> Presenter load()\n  View -> Presenter load()\n",
  ])

  private func draw(_ options: String...) async -> (status: Int32, output: String) {
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
  }

  @Test func `draws only what was asked for`() async {
    let output = await draw("--width", "1000", "--only", "presenter").output
    #expect(output.contains("── 1 row left out by the filter ──"))
    #expect(!output.contains("open"))
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
    #expect(result.status == 2)
    #expect(result.output.contains(reason))
  }
}
