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
    #expect(clean.output.hasPrefix("0 findings. "))
    let found = try viperlab.run(["findings", "--entity", "Todo", "-"], input: healthy)
    #expect(found.status == 1)
    #expect(found.output.contains("\nentity-leak   show(_:) hands Todo to View.\n"))
  }

  @Test func `tells a trace that cannot be read from one in which nothing was found`() throws {
    let result = try viperlab.run(["findings", "-"], input: "View => Presenter  load()\n")
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(try viperlab.run(["findings", "/nowhere.trace"]).status == 2)
  }

  @Test func `writes JSON that programs can read`() throws {
    let result = try viperlab.run(["findings", "--json", "--entity", "Todo", "-"], input: healthy)
    #expect(result.status == 1)
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let findings = json?["findings"] as? [[String: Any]]
    #expect(findings?.first?["name"] as? String == "entity-leak")
    #expect((json?["rules"] as? [Any])?.isEmpty == false)
  }
}
