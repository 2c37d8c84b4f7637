import Foundation
import TerminalTesting
import Testing

/// The formats in which `transcripts test` reports.
@Suite struct ReportFormTests {
  @Test func `reports as JSON`() async throws {
    var pages = try await SandboxedProgram.threePages
    pages["Transcripts/b/c.md"]?.replace("open", with: "opne")
    let result = await SandboxedProgram(pages).run(["transcripts", "test", "--json"])
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    )
    #expect(json["status"] as? Int == 1)
    let transcripts = try #require(json["transcripts"] as? [[String: Any]])
    #expect(transcripts.map { $0["result"] as? String } == ["passed", "failed", "passed"])
    let differences = transcripts[1]["differences"] as? [[String: Any]]
    #expect(differences?.map { $0["input"] as? String }.contains("opne") == true)
  }

  @Test func `reports as JUnit`() async throws {
    var pages = try await SandboxedProgram.threePages
    pages["Transcripts/b/c.md"]?.replace("\nviper> open", with: "\nviper> opne <&\"")
    pages["Transcripts/e.md"] = "no session"
    let program = SandboxedProgram(pages)
    #expect(await program.run(["transcripts", "test", "--junit", "report.xml"]).status == 2)
    let text = try #require(program.texts["report.xml"])
    #expect(
      text.contains("<testsuite name=\"transcripts\" tests=\"4\" failures=\"1\" errors=\"1\">")
    )
    #expect(text.contains("opne &lt;&amp;&quot;"))
    #expect(XMLCheck(text).isWellFormed)
  }

  @Test func `writes annotations and a page with both conversations for GitHub`() async throws {
    let folder = try await TranscriptFolder.withThreePages()
    try folder.change("a", "didFetchProducts", to: "didFetch")
    let summary = try folder.folder.write("Before.\n", as: "summary.md")
    for arguments in [["--github"], []] {
      var environment = ["GITHUB_STEP_SUMMARY": summary]
      if arguments.isEmpty { environment["GITHUB_ACTIONS"] = "true" }
      let result = try folder.transcripts(
        ["test", "--check"] + arguments,
        environment: environment
      )
      let line =
        try folder.text(of: "a").components(separatedBy: "\n")
        .firstIndex { $0 == "viper> open" } ?? 0
      #expect(result.output.contains("::error file=Transcripts/a.md,line=\(line + 1),title=a::---"))
    }
    let text = try String(contentsOfFile: summary, encoding: .utf8)
    #expect(text.hasPrefix("Before.\n## Transcripts\n"))
    #expect(text.components(separatedBy: "```mermaid").count == 5)
    #expect(text.contains("participant P0 as User"))
    #expect(text.contains("->>P2: didFetch([2 ProductEntity])"))
    #expect(text.contains("+ Interactor -> Presenter  didFetchProducts([2 ProductEntity])"))
    #expect(text.contains("caused by  Presenter -> Interactor  getProducts()"))
  }
}

/// A check whether a text is well-formed XML.
private final class XMLCheck {
  let isWellFormed: Bool

  /// Matches opening and closing elements; does not check entities and quotes.
  init(_ text: String) {
    var open: [Substring] = []
    var isWell = true
    for tag in text.split(separator: "<").dropFirst() {
      let name = tag.prefix { !" >/".contains($0) }
      if tag.hasPrefix("/") {
        isWell = isWell && open.popLast() == tag.dropFirst().prefix { $0 != ">" }
      } else if !tag.hasPrefix("?"), !tag.contains("/>") {
        open.append(name)
      }
    }
    isWellFormed = isWell && open.isEmpty
  }
}
