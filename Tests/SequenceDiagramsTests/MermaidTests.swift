import Testing
import Traces

@testable import SequenceDiagrams

@Suite struct ExportEscapeTests {
  @Test(arguments: [
    ("Item #1; x", "Item #35;1#59; x"), ("a\nb", "a#92;nb"), ("<br/>", "#60;br/#62;"),
    ("", "#160;"), ("%%{init}", "#37;#37;{init}"), ("$$x$$", "#36;#36;x#36;#36;"),
    ("wrap: it", "#119;rap: it"), ("nowrap:", "no#119;rap:"), ("style a:b", "#115;tyle a:b"),
    (":wrap: x", ":#119;rap: x"), ("`a` *b* _c_", "`a` *b* _c_"), ("  ", "#160;"),
    ("end", "end"), (#"show("김치")"#, "show(#34;김치#34;)"), ("a:b", "a:b"),
    ("\u{1B}", "#92;u{1B}"), (";\u{301}", "#59;\u{301}"), ("a & b", "a #38; b"),
  ])
  func `escapes a label for Mermaid`(label: String, escaped: String) {
    #expect(label.mermaidText == escaped)
    let trace = Trace(events: [row(label)])
    #expect(trace.written(as: .mermaid).split(separator: "\n").count == 4)
  }

  @Test(arguments: [
    ("a **b**", "a *<U+002A>b*<U+002A>"), ("<b>x", "<U+003C>b>x"), ("a\nb", "a<U+005C>nb"),
    ("%date()", "<U+0025>date()"), ("$x !y", "<U+0024>x <U+0021>y"), ("/' x", "<U+002F><U+0027> x"),
    ("[[url]]", "<U+005B>[url]<U+005D>"), ("= a", "<U+003D> a"), ("&#35;", "<U+0026>#35;"),
    (#"show("김치")"#, #"show("김치")"#), (#"f("")"#, #"f("<U+0022>)"#), ("a ~b", "a <U+007E>b"),
    ("a@enduml", "a<U+0040>enduml"), ("\u{1B}", "<U+005C>u{1B}"), ("a -- b", "a -<U+002D> b"),
  ])
  func `escapes a label for PlantUML`(label: String, escaped: String) {
    #expect(label.plantUMLText() == escaped)
    let trace = Trace(events: [row(label)])
    #expect(trace.written(as: .plantUML).split(separator: "\n").count == 5)
  }

  @Test func `escapes guillemets in names for PlantUML`() {
    var event = row("«x»")
    event.sender = Participant(Role("«store»"))
    event.receiver = Participant(Role("View"), module: "«a»")
    let text = Trace(events: [event]).written(as: .plantUML)
    #expect(text.contains("participant \"<U+00AB>store<U+00BB>\" as p0\n"))
    #expect(text.contains("box \"<U+00AB>a<U+00BB>\"\n"))
    #expect(text.contains("«x»"))
  }

  @Test func `escapes names`() {
    var event = row("x")
    event.sender = Participant(Role(#"My "View"; #1"#))
    let trace = Trace(events: [event])
    #expect(trace.written(as: .mermaid).contains("participant p0 as My #34;View#34;#59; #35;1\n"))
    #expect(
      trace.written(as: .plantUML).contains(#"participant "My <U+0022>View<U+0022>; #1" as p0"#)
    )
  }

  private func row(_ label: String) -> Event {
    Event(.call, number: 1, from: Participant(.view), to: Participant(.presenter), Message(label))
  }
}

@Suite struct MermaidLimitTests {
  @Test(arguments: [("x", 50_000), ("김", 50_000), ("🍲", 25_000)])
  func `is exceeded by more than 50,000 characters, counted in UTF-16`(text: String, most: Int) {
    #expect(MermaidLimit(exceededBy: String(repeating: text, count: most)) == nil)
    #expect(MermaidLimit(exceededBy: String(repeating: text, count: most + 1)) != nil)
  }

  @Test func `limits no other format`() {
    let text = String(repeating: "x", count: 60_000)
    #expect(MermaidLimit(exceededBy: text, as: .plantUML) == nil)
    let limit = MermaidLimit(exceededBy: text, as: .mermaid)
    let sentence = limit?.warning(alternatives: ["--fold", "--depth N"]) ?? ""
    #expect(sentence.contains("50,000") && sentence.contains("60000"))
    #expect(sentence.contains("--fold, --depth N") && sentence.contains("maxTextSize"))
  }
}

@Suite struct DifferenceExportTests {
  @Test func `Mermaid shows signs, numbers and colours of changed rows`() throws {
    let difference = try TraceDifference(
      "A -> B one()\n  B -> C two(1)\nA -> B three()\n",
      "A -> B one()\n  B -> C two(2)\nA -> B four()\n"
    )
    #expect(
      difference.mermaid(context: 0) == """
        sequenceDiagram
            participant p0 as A
            participant p1 as B
            participant p2 as C
            p0->>+p1: 1 one()
            rect rgba(187, 128, 9, 0.25)
            p1->>p2: ~ 2 two(2)#59; was (1)
            deactivate p1
            end
            rect rgba(218, 54, 51, 0.25)
            p0->>p1: - 3 three()
            end
            rect rgba(46, 160, 67, 0.25)
            p0->>p1: + 3 four()
            end

        """
    )
  }

  @Test func `the action that led to a change is drawn, and rows between are counted`() throws {
    let calls = (1...9).map { "  View -> Presenter  step(\($0))\n" }.joined()
    let before = "User -> View  open\n\(calls)  View -> Presenter  last(1)\n"
    let difference = try TraceDifference(before, before.replacing("last(1)", with: "last(2)"))
    let lines = difference.mermaid(context: 1).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines[4] == "p0->>p1: 1 open")
    #expect(lines[5] == "Note over p0,p2: 8 rows as before (#35;2 to #35;9)")
    #expect(lines[7] == "p1->>p2: 10 step(9)")
    #expect(lines[9] == "p1->>p2: ~ 11 last(2)#59; was (1)")
  }

  @Test func `rows after the longest diagram are counted`() throws {
    let rows = (1...100).map { "A -> B  call\($0)()\n" }.joined()
    let mermaid = try TraceDifference("", rows).mermaid(longest: 10)
    #expect(mermaid.contains("+ 10 call10()"))
    #expect(!mermaid.contains("call11"))
    #expect(mermaid.contains("90 rows more, not drawn"))
  }

  @Test func `a label of a million characters is cut`() throws {
    let text = String(repeating: "e\u{301};<", count: 300_000)
    let mermaid = try TraceDifference("", "A -> B  say(\"\(text)\")\n").mermaid()
    #expect(mermaid.utf8.count < 4_000)
  }

  @Test func `a picture shows the conversations one below the other`() throws {
    let one = try TraceDifference("A -> B  one()\n", "A -> B  one(2)\n")
    let two = try TraceDifference("", "C -> D  <b>()\n".replacing("<b>", with: "two"))
    let picture = TraceDifference.svg(
      of: [("first & <last>", one), ("second", two)],
      title: "T",
      description: "D"
    )
    #expect(picture.contains("first &amp; &lt;last&gt;"))
    #expect(picture.contains(">~ 1</text>") && picture.contains(">+ 1</text>"))
    #expect(picture.split(separator: "<g transform=\"translate(0 ").count == 3)
    #expect(picture.split(separator: "<svg").count == 1 && picture.hasSuffix("</svg>\n"))
  }
}
