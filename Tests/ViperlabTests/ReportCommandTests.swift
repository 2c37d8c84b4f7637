import Foundation
import Testing

@Suite struct ReportCommandTests {
  private let viperlab = Binary()

  @Test func `the report of Todos is what Todos is`() throws {
    let file = repository.appending(path: "Transcripts/todos/report.md").path()
    let result = try viperlab.run(["report", "todos", "viper", "-o", file, "--check"])
    #expect(result.status == 0, "\(result.complaint)")
  }

  @Test(arguments: [
    (["about", "--check"], 2, "Check which file?"),
    (["abuot"], 2, "There is no module abuot. Did you mean about?"),
    (["about", "mvx"], 2, "About has no variant mvx."),
    (["missing.trace"], 2, "missing.trace: no such file."),
    (["about", "-o", "/nowhere/x.md"], 1, "/nowhere/x.md"),
    (["about", "-o", "missing.md", "--check"], 2, "missing.md: no such file."),
    (["-", "mvx"], 2, "There is no architecture mvx."),
  ])
  func `says what is wrong`(words: [String], status: Int32, complaint: String) throws {
    let result = try viperlab.run(["report"] + words)
    #expect(result.status == status)
    #expect(result.complaint.contains(complaint))
  }

  @Test func `overwrites its own page, and another by force only`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("# About\n\nMy own words.\n", as: "about.md")
    let words = ["report", "about", "-o", file]
    let refused = try viperlab.run(words)
    #expect(refused.status == 1)
    #expect(refused.complaint.contains("holds something else; it begins \"# About\""))
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("My own words."))
    #expect(try viperlab.run(words + ["--force"]).status == 0)
    #expect(try viperlab.run(words).output == "Written, in place of what was there: \(file)\n")
  }

  @Test func `reads a trace whose name could be a module's`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("View -> Presenter  load()\n", as: "recorded")
    let binary = Binary(path: viperlab.wholePath)
    let result = try binary.run(["report", "recorded"], in: folder.url)
    #expect(result.output.contains("p0->>p1: 1 load()"), "\(result.complaint)")
    let none = try binary.run(["report", "."], in: folder.url)
    #expect(none.status == 2 && none.complaint == ".: is a folder. Name a file in it.\n")
  }

  @Test func `reads a trace from a pipe`() throws {
    let result = try viperlab.run(["report", "-"], input: "View -> Presenter  load()\n")
    #expect(result.status == 0)
    #expect(result.output.contains("p0->>p1: 1 load()"))
  }
}
