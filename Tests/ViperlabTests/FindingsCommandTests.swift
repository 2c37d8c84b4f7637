import Foundation
import Testing

@Suite struct FindingsCommandTests {
  private let viperlab = Binary()
  private let healthy = "View -> Presenter  load()\n  Presenter -> View  show(Todo(id: 1))\n"

  @Test func `says with its status whether something was found`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(healthy, as: "run.trace")
    let clean = try viperlab.run(["findings", file])
    #expect(clean.status == 0)
    #expect(clean.output.hasPrefix("0 findings; lifetimes not judged."))
    let found = try viperlab.run(["findings", "--entity", "Todo", "-"], input: healthy)
    #expect(found.status == 1)
    #expect(found.output.contains("\nentity-leak   show(_:) hands Todo to View.\n"))
  }

  @Test func `writes JSON that programs can read`() throws {
    let result = try viperlab.run(["findings", "--json", "--entity", "Todo", "-"], input: healthy)
    #expect(result.status == 1)
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let findings = json?["findings"] as? [[String: Any]]
    #expect(findings?.first?["name"] as? String == "entity-leak")
    #expect((json?["rules"] as? [Any])?.isEmpty == false)
  }

  @Test func `says by its status that something was not judged, where that is asked for`() throws {
    #expect(try viperlab.run(["findings", "-"], input: healthy).status == 0)
    #expect(try viperlab.run(["findings", "--strict", "-"], input: healthy).status == 5)
    let found = try viperlab.run(
      ["findings", "--strict", "--entity", "Todo", "-"],
      input: healthy
    )
    #expect(found.status == 1)
  }

  @Test func `says which architecture was taken`() throws {
    let notation = "View -> Presenter  load()\n  Presenter -> Store  save()\n"
    let taken = try viperlab.run(["findings", "--width", "200", "-"], input: notation)
    #expect(
      taken.output.hasPrefix(
        "0 findings; lifetimes not judged. Judged as MVP (no Interactor). "
          + "--architecture viper judges it as VIPER.\n"
      )
    )
    let stated = try viperlab.run(["findings", "--architecture", "viper", "-"], input: notation)
    #expect(stated.status == 1)
    #expect(stated.output.contains("Judged as VIPER.\n"))
  }

  @Test func `leaves out what was known before`() throws {
    let folder = try TemporaryFolder()
    let known = folder.url.appending(path: "known.txt").path()
    let words = ["findings", "--entity", "Todo", "--baseline", known, "-"]
    let first = try viperlab.run(words, input: healthy)
    #expect(first.status == 0)
    #expect(first.output == "Written: \(known), 1 finding that later runs leave out.\n")
    let second = try viperlab.run(words, input: healthy)
    #expect(second.status == 0)
    #expect(second.output.hasPrefix("0 findings, 1 known; "))
    let more = healthy + "View -> Presenter  go()\n  Presenter -x router  show() [nil]\n"
    let third = try viperlab.run(words, input: more)
    #expect(third.status == 1)
    #expect(third.output.hasPrefix("1 finding, 1 known; "))
    #expect(!third.output.contains("entity-leak   "))
  }

  @Test func `writes annotations at files and lines`() throws {
    let row = #"{"kind":"lost","number":1,"from":"Presenter","message":{"name":"show()"},"#
    let place = #""place":{"file":"Cart,1.swift","line":7,"function":"load()"},"#
    let seam = #""seam":{"property":"view","as":"CartView"},"loss":"nil","candidates":["show()"]}"#
    let trace = #"{"viperlab":1,"lanes":[{"role":"Presenter"}]}"# + "\n" + row + place + seam + "\n"
    let result = try viperlab.run(["findings", "--format", "github", "-"], input: trace)
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

  @Test(arguments: [
    ["findings", "--format", "xml", "-"], ["findings", "--json", "--format", "text", "-"],
    ["explain", "nil-lin"], ["leaks", "/nowhere.trace"],
  ]) func `refuses what makes no sense`(words: [String]) throws {
    let result = try viperlab.run(words, input: healthy)
    #expect(result.status == 2)
    #expect(result.output.isEmpty && !result.complaint.isEmpty)
  }

  @Test func `says who is left behind, and where that is not known`() throws {
    let lines = [
      #"{"viperlab":1,"lanes":[{"role":"Presenter"},{"role":"Interactor"}]}"#,
      #"{"kind":"created","to":"Presenter","objects":["Presenter","Interactor"]}"#,
      #"{"kind":"call","number":1,"to":"Presenter","message":{"name":"load()"}}"#,
    ]
    let people = #""graph":{"participants":["Presenter","Interactor"]"#
    let references =
      #","references":[{"from":"Presenter","property":"interactor","to":"Interactor"}"#
    let back = #",{"from":"Interactor","property":"owner","to":"Presenter"}"#
    let trace = { (graph: String) in (lines + graphs(graph)).joined(separator: "\n") + "\n" }
    func graphs(_ graph: String) -> [String] {
      graph.isEmpty ? [] : [#"{"kind":"graph",\#(graph)}"#]
    }
    let unknown = try viperlab.run(["leaks", "-"], input: trace(""))
    #expect(unknown.status == 5)
    #expect(unknown.complaint.contains("the trace has no object graph"))
    let unread = try viperlab.run(["leaks", "-"], input: trace(people + "}"))
    #expect(unread.status == 5)
    #expect(unread.output.hasPrefix("It cannot be said which objects are left behind"))
    let read = try viperlab.run(["leaks", "-"], input: trace(people + references + "]}"))
    #expect(read.status == 0)
    #expect(read.output == "Nothing is left behind: 2 objects of open screens.\n")
    let cycle = try viperlab.run(["leaks", "-"], input: trace(people + references + back + "]}"))
    #expect(cycle.status == 1)
    #expect(cycle.output.contains("Presenter -.interactor-> Interactor -.owner-> Presenter"))
  }
}
