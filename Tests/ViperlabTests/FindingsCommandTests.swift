import Foundation
import Testing

@Suite struct FindingsCommandTests {
  private static let healthy = "View -> Presenter  load()\n  Presenter -> View  show(Todo(id: 1))\n"

  private func judge(
    _ arguments: String...,
    in trace: String = FindingsCommandTests.healthy
  ) async -> ProgramResult {
    await SandboxedProgram(["run.trace": trace]).run(["findings"] + arguments + ["run.trace"])
  }

  @Test(arguments: [
    ([], "\nentity-leak   show(_:) hands Todo to View.\n"), (["--strict"], "\nentity-leak "),
    (["--json"], #"{"findings":[{"name":"entity-leak","#),
  ])
  func `names a type that reaches a View as an entity`(options: [String], text: String) async {
    let program = SandboxedProgram(["run.trace": Self.healthy])
    let found = await program.run(["findings", "run.trace", "--entity", "Todo"] + options)
    #expect(found.status == 1 && found.output.contains(text))
  }

  @Test func `says which architecture was taken`() async {
    let notation = "View -> Presenter  load()\n  Presenter -> Store  save()\n"
    let taken = await judge("--width", "200", in: notation)
    #expect(
      taken.output.hasPrefix(
        "0 findings; lifetimes not judged. Judged as MVP (no Interactor). "
          + "--architecture viper judges it as VIPER.\n"
      )
    )
    let stated = await judge("--architecture", "viper", in: notation)
    #expect(stated.status == 1 && stated.output.contains("Judged as VIPER.\n"))
  }

  @Test func `leaves out what was known before`() async {
    let more = Self.healthy + "View -> Presenter  go()\n  Presenter -x router  show() [nil]\n"
    let program = SandboxedProgram(["run.trace": Self.healthy, "more.trace": more])
    let words = ["findings", "--entity", "Todo", "--baseline", "known.txt"]
    let first = await program.run(words + ["run.trace"])
    #expect(first.status == 0)
    #expect(first.output == "Written: known.txt, 1 finding that later runs leave out.\n")
    let second = await program.run(words + ["run.trace"])
    #expect(second.status == 0 && second.output.hasPrefix("0 findings, 1 known; "))
    let third = await program.run(words + ["more.trace"])
    #expect(third.status == 1 && third.output.hasPrefix("1 finding, 1 known; "))
    #expect(!third.output.contains("entity-leak   "))
  }

  @Test func `writes annotations at files and lines`() async {
    let row = #"{"kind":"lost","number":1,"from":"Presenter","message":{"name":"show()"},"#
    let place = #""place":{"file":"Cart,1.swift","line":7,"function":"load()"},"#
    let seam = #""seam":{"property":"view","as":"CartView"},"loss":"nil","candidates":["show()"]}"#
    let trace = #"{"viperlab":1,"lanes":[{"role":"Presenter"}]}"# + "\n" + row + place + seam + "\n"
    let result = await judge("--format", "github", in: trace)
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "::warning title=viperlab::Not judged: lifetimes and answers.")
    #expect(
      lines.last?.hasPrefix(
        "::error file=Cart%2C1.swift,line=7,title=nil-link::Presenter.view is nil"
      )
        == true
    )
    #expect(lines.count == 2)
  }

  @Test func `says who is left behind, and where that is not known`() async {
    let lines = [
      #"{"viperlab":1,"lanes":[{"role":"Presenter"},{"role":"Interactor"}]}"#,
      #"{"kind":"created","to":"Presenter","objects":["Presenter","Interactor"]}"#,
      #"{"kind":"call","number":1,"to":"Presenter","message":{"name":"load()"}}"#,
    ]
    let people = #"{"kind":"graph","graph":{"participants":["Presenter","Interactor"]"#
    let references =
      #","references":[{"from":"Presenter","property":"interactor","to":"Interactor"}"#
    let back = #",{"from":"Interactor","property":"owner","to":"Presenter"}"#
    func leaks(_ graph: String) async -> ProgramResult {
      let trace = (lines + [graph]).joined(separator: "\n") + "\n"
      return await SandboxedProgram(["run.trace": trace]).run(["leaks", "run.trace"])
    }
    let unread = await leaks(people + "}}")
    #expect(unread.status == 5)
    #expect(unread.output.hasPrefix("It cannot be said which objects are left behind"))
    let read = await leaks(people + references + "]}}")
    #expect(read.status == 0)
    #expect(read.output == "Nothing is left behind: 2 objects of open screens.\n")
    let cycle = await leaks(people + references + back + "]}}")
    #expect(cycle.status == 1)
    #expect(cycle.output.contains("Presenter -.interactor-> Interactor -.owner-> Presenter"))
  }
}

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
    #expect(result.status == 2 && result.output.contains(complaint))
  }

  @Test func `reads a trace whose name could be a module's`() async {
    let program = SandboxedProgram(["recorded": "View -> Presenter  load()\n"])
    let result = await program.run(["report", "recorded"])
    #expect(result.output.contains("p0->>p1: 1 load()"), "\(result.output)")
  }
}
