import Testing

@Suite struct DiagramFilesTests {
  private let viperlab = Binary()
  private let mvc = "lanes User Controller\nUser -> Controller open\n"
  private let viper = "User -> View open\n  View -> Presenter load()\n  View -> Presenter load()\n"

  @Test func `draws files beside each other under their names`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(mvc, as: "mvc.trace")
    let result = try viperlab.run(["diagram", "--width", "1000", path, "-"], input: viper)
    let lines = result.output.split(separator: "\n")
    #expect(result.status == 0)
    #expect(lines[0].hasPrefix(path + " │ standard input"))
    #expect(lines.count == 7)
    #expect(lines[4].hasPrefix("1   ┊  open") && lines[4].hasSuffix("│ 1 ┊   ┊  open"))
    #expect(lines[5].hasSuffix("│ 2 ┃──►┊  load()"))
    let narrow = try viperlab.run(["diagram", "--width", "40", "--ascii", path, "-"], input: viper)
    #expect(narrow.output.contains("\n\nstandard input\n") && !narrow.output.contains("│"))
  }

  @Test func `draws only what was asked for`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(mvc, as: "mvc.trace")
    let arguments = ["diagram", "--width", "1000", "--only", "presenter", path, "-"]
    let result = try viperlab.run(arguments, input: viper)
    #expect(result.output.contains("── 1 row left out by the filter ──"))
    #expect(!result.output.contains("open"))
  }

  @Test func `writes sentences one trace after the other`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(mvc, as: "mvc.trace")
    let result = try viperlab.run(["diagram", "--plain", path, "-"], input: viper)
    #expect(
      result.output == """
        \(path)
        1. You: open

        standard input
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
    (["missing-a", "missing-b"], "missing-a: no such file"),
  ])
  func `says what several files are not for`(arguments: [String], reason: String) throws {
    let result = try viperlab.run(["diagram"] + arguments)
    #expect(result.status == 2)
    #expect(result.complaint.contains(reason))
    #expect(result.output.isEmpty)
  }
}
