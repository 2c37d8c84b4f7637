import Testing

/// `viperlab diagram` with a pipe as its input.
@Suite struct DiagramStreamTests {
  private let viperlab = Binary()

  @Test(arguments: ["ladder", "wide", "auto"], ["text", "notation", "json", "svg"])
  func `draws a file as it draws a pipe`(layout: String, format: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(trace, as: "some.trace")
    let arguments = ["diagram", "--layout", layout, "--format", format]
    let file = try viperlab.run(arguments + [path])
    let pipe = try viperlab.run(arguments, input: trace)
    #expect(file.status == 0 && !file.output.isEmpty)
    #expect(pipe.output == file.output)
  }

  @Test func `keeps what was drawn before a line that is wrong`() throws {
    let result = try viperlab.run(["diagram"], input: trace + "View - Presenter\n")
    #expect(result.status == 2)
    #expect(result.output.contains("load()"))
    #expect(result.complaint.hasPrefix("standard input:7:6: expected an arrow"))
  }

  @Test func `leaves out what is wrong when asked, and counts it`() throws {
    let result = try viperlab.run(
      ["diagram", "--keep-going"],
      input: "?\n" + trace + "View - Presenter\nView -> Presenter again()\n"
    )
    #expect(result.status == 0)
    #expect(result.output.contains("again()"))
    #expect(result.complaint.hasPrefix("standard input:1:"))
  }

  @Test(arguments: ["", "\n\n", "lanes View Presenter\n", "# only a comment\n"])
  func `says that there is no row`(input: String) throws {
    let result = try viperlab.run(["diagram"], input: input)
    #expect(result.status == 2)
    #expect(result.complaint.hasPrefix("standard input: holds no row. A row reads:"))
  }

  @Test(arguments: ["// swift-tools-version: 6.2\n", "\0\0\0\0", "\u{89}PNG\r\n", "{\n}\n"])
  func `says that a file is no trace`(input: String) throws {
    for command in ["diagram", "findings", "report"] {
      let result = try viperlab.run([command, "-"], input: input)
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(result.complaint.hasPrefix("standard input:1:"))
      #expect(result.complaint.contains(": this is no trace. A trace has rows such as  "))
      #expect(result.complaint.split(separator: "\n").count == 1)
    }
  }

  @Test(arguments: [
    ["--rows", "7..3"], ["--rows", ".."], ["--depth", "-1"], ["--layout", "tall"],
    ["--format", "png"], ["--times", "--format", "svg"], ["--ambiguous", "maybe"],
  ])
  func `refuses what it cannot do`(arguments: [String]) throws {
    let result = try viperlab.run(["diagram"] + arguments, input: trace)
    #expect(result.status == 2)
    #expect(result.output.isEmpty && !result.complaint.isEmpty)
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
  @Test(arguments: [["diagram", "-"], ["diagram", "PATH", "-"], ["diff", "PATH", "-"]])
  func `keeps to signs of one column where lines are two`(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("lanes View Store\nView -> Store  load(…)\n", as: "a.trace")
    let words = arguments.map { $0 == "PATH" ? path : $0 } + ["--width", "200"]
    let input = "lanes View Store\nView -> Store  load(……)\n"
    let narrow = try viperlab.run(words, input: input)
    let wide = try viperlab.run(words + ["--ambiguous", "wide"], input: input)
    #expect(narrow.output.contains("►"))
    #expect(wide.output.contains("->|") && wide.output.contains("load(……)"))
    #expect(wide.output.allSatisfy { $0.isASCII || $0 == "…" })
  }
}
