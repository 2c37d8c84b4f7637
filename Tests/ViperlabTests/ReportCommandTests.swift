import Foundation
import Testing

@Suite struct ReportCommandTests {
  @Test func `the report of Todos is what Todos is`() async throws {
    let page = try repository.text(of: "Transcripts/todos/report.md")
    let program = SandboxedProgram(["report.md": page])
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

  @Test func `reads a trace whose name could be a module's`() async {
    let program = SandboxedProgram(["recorded": "View -> Presenter  load()\n"])
    let result = await program.run(["report", "recorded"])
    #expect(result.output.contains("p0->>p1: 1 load()"), "\(result.output)")
  }
}
