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
    Event(
      .call,
      number: 1,
      from: Participant(.view),
      to: Participant(.presenter),
      Message(label)
    )
  }
}

@Suite struct MermaidLimitTests {
  @Test func `is exceeded by more than 50,000 characters`() {
    #expect(MermaidLimit(exceededBy: String(repeating: "x", count: 50_000)) == nil)
    #expect(MermaidLimit(exceededBy: String(repeating: "x", count: 50_001)) != nil)
  }

  @Test func `counts characters as Mermaid does, in UTF-16`() {
    #expect(MermaidLimit(exceededBy: String(repeating: "김", count: 50_000)) == nil)
    #expect(MermaidLimit(exceededBy: String(repeating: "🍲", count: 25_001)) != nil)
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
