import CollaborationRules
import SequenceDiagrams
import Sequences
import Testing
import Traces

@testable import WebPages

@Suite struct ConversationPageTests {
  private let notation = """
    lanes User View Presenter Interactor
    User -> View                open
      View -> Presenter           fetch()
        Presenter -> Interactor     load()
        Interactor --> Presenter    [2 Item]
      Presenter -x View           show(_:) [gone]
    = 120ms
    User -> View                close
    """

  @Test func `has the sentence of every row under its address`() throws {
    let trace = try Trace(notation: notation)
    let page = ReadPage(page([("a b", trace)]))
    #expect(page.rows.map(\.number) == [1, 2, 3, 4, 5, 6])
    #expect(page.rows.map(\.address) == (1...6).map { "a-b/\($0)" })
    #expect(
      page.rows.map { "\($0.number). \($0.sentence)" }
        == trace.rows.map { $0.numberedSentence }
    )
  }

  @Test func `gives every conversation an address of its own`() throws {
    let trace = try Trace(notation: "View -> Presenter  a()")
    let page = ReadPage(page([("x/y", trace), ("x y", trace), ("", trace)]))
    #expect(page.rows.map(\.address) == ["x-y/1", "x-y-2/1", "trace/1"])
    #expect(Set(page.identifiers).count == page.identifiers.count)
  }

  @Test func `shows hostile texts as texts`() {
    let name = "</script><script>alert(1)</script>"
    let event = Event(
      .call,
      number: 1,
      from: Participant(Role("<b>"), type: "\"'&"),
      to: Participant(.presenter),
      Message(text: "load(\(name))")
    )
    let text = page([(name, Trace(events: [event]))])
    #expect(text.ranges(of: "<script>").count == 1)
    #expect(text.ranges(of: "</script>").count == 1)
    #expect(!text.contains("<b>"))
    #expect(ReadPage(text).rows[0].sentence.contains(name))
  }

  @Test func `cuts a sentence of a million characters and keeps the row`() throws {
    let argument = String(repeating: "x", count: 1_000_000)
    let trace = try Trace(notation: "View -> Presenter  load(\"\(argument)\")")
    let text = page([("big", trace)])
    #expect(text.utf8.count < 100_000)
    #expect(ReadPage(text).rows[0].sentence.hasSuffix("…"))
  }

  @Test func `permits its own style sheet and script and nothing else`() throws {
    let text = page([])
    let style = try #require(text.between("<style>", "</style>"))
    let script = try #require(text.between("<script>", "</script>"))
    #expect(!style.isEmpty && !script.isEmpty)
    let policy = try #require(text.between("Content-Security-Policy\" content=\"", "\""))
    #expect(policy.contains("style-src '\(SHA256(style.utf8).policySource)'"))
    #expect(policy.contains("script-src '\(SHA256(script.utf8).policySource)'"))
    #expect(policy.hasPrefix("default-src 'none';"))
    #expect(!style.contains("url(") && !script.contains("innerHTML"))
  }

  @Test func `lists who holds whom, and who is left behind after close`() throws {
    let (view, presenter) = (Participant(.view), Participant(.presenter))
    var trace = try Trace(notation: "User -> View  open\nUser -> View  close")
    var graph = Event(.graph)
    graph.graph = ObjectGraph(
      participants: [view, presenter],
      references: [.init(view, "presenter", to: presenter), .init(presenter, "view", to: view)]
    )
    trace.append(graph)
    let text = page([("leak", trace)])
    #expect(text.contains("<li data-r=\"1 2 strong presenter\">View holds Presenter strongly"))
    #expect(text.ranges(of: "<li class=\"leak\"").count == 2)
    #expect(text.contains("<figure class=\"screen empty\" data-row=\"2\">"))
  }

  private func page(_ traces: [(name: String, trace: Trace)]) -> String {
    let conversations = traces.map { name, trace in
      var conversation = WebConversation(name, title: name, trace)
      conversation.review = Review(Evidence(trace))
      return conversation
    }
    return WebPage("Title", lead: "Lead.", conversations).text
  }
}

extension String {
  fileprivate func between(_ start: String, _ end: String) -> String? {
    guard let first = firstRange(of: start)?.upperBound,
      let last = self[first...].firstRange(of: end)?.lowerBound
    else { return nil }
    return String(self[first..<last])
  }
}

@Suite struct HTMLTests {
  @Test func `escapes interpolated texts, not interpolated markup`() {
    let text = "<b>\"&\u{202E}\u{7}"
    let markup: HTML = "<i>\(text)</i>"
    #expect(
      HTML("<p>\(markup)\(7)</p>").text == "<p><i>&lt;b&gt;&quot;&amp;\\u{202E}\\u{7}</i>7</p>"
    )
  }

  @Test func `writes the digest of a text for the policy`() {
    let digest = "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="
    #expect(SHA256("abc".utf8).policySource == digest)
  }
}

struct ReadPage {
  struct Row: Equatable {
    let address: String
    let number: Int
    let sentence: String
  }

  private(set) var rows: [Row] = []
  /// The values of all `id` attributes, in order.
  private(set) var identifiers: [String] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      guard let address = ReadPage.attribute("id", of: line) else { continue }
      identifiers.append(address)
      guard line.hasPrefix("<li "), let number = ReadPage.attribute("value", of: line),
        let start = line.firstRange(of: "<span class=\"s\">")?.upperBound,
        let end = line[start...].firstRange(of: "</span>")?.lowerBound
      else { continue }
      let sentence = ReadPage.unescaped(line[start..<end])
      rows.append(Row(address: address, number: Int(number) ?? 0, sentence: sentence))
    }
  }

  private static func attribute(_ name: String, of line: Substring) -> String? {
    guard let start = line.firstRange(of: " \(name)=\"")?.upperBound,
      let end = line[start...].firstIndex(of: "\"")
    else { return nil }
    return unescaped(line[start..<end])
  }

  private static func unescaped(_ text: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
      .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}
