import Foundation
import Testing

@Suite struct ReportCommandTests {
  @Test func `the report of Todos is what Todos is`() async throws {
    let file = repository.appending(path: "Transcripts/todos/report.md")
    let program = SandboxedProgram(["report.md": try String(contentsOf: file, encoding: .utf8)])
    let words = ["report", "todos", "viper", "-o", "report.md", "--check"]
    let result = await program.run(words)
    #expect(result.status == 0, "\(result.output)")
  }

  @Test(arguments: [
    (["about", "mvx"], "About has no variant mvx."),
    (["about", "-o", "missing.md", "--check"], "missing.md: no such file."),
  ])
  func `says what is wrong`(words: [String], complaint: String) async {
    let result = await SandboxedProgram().run(["report"] + words)
    #expect(result.status == 2)
    #expect(result.output.contains(complaint))
  }

  @Test func `overwrites its own page, and another by force only`() async {
    let program = SandboxedProgram(["about.md": "# About\n\nMy own words.\n"])
    let words = ["report", "about", "-o", "about.md"]
    let refused = await program.run(words)
    #expect(refused.status == 1)
    #expect(refused.output.contains("holds something else; it begins \"# About\""))
    #expect(program.texts["about.md"]?.contains("My own words.") == true)
    #expect(await program.run(words + ["--force"]).status == 0)
    #expect(await program.run(words).output == "Written, in place of what was there: about.md\n")
  }

  @Test func `reads a trace whose name could be a module's`() async {
    let program = SandboxedProgram(["recorded": "View -> Presenter  load()\n"])
    let result = await program.run(["report", "recorded"])
    #expect(result.output.contains("p0->>p1: 1 load()"), "\(result.output)")
  }
}
