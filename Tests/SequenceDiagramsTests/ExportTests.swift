import SequenceDiagrams
import Testing
import Traces

@Suite struct ExportTests {
  @Test func `writes Mermaid with activations that end`() {
    #expect(
      Story.products.trace.mermaid == """
        sequenceDiagram
            actor p0 as User
            participant p1 as View
            participant p2 as Presenter
            participant p3 as Interactor
            participant p4 as Store
            p0->>p1: open (calls viewDidLoad)
            p1->>+p2: fetchProducts()
            p2->>+p3: getProducts()
            p3->>+p4: loadProducts()
            p4-->>-p3: [2 ProductEntity]
            p3->>+p2: didFetchProducts([2 ProductEntity])
            p2->>p1: showProducts([2 ProductRow])
            deactivate p2
            deactivate p3
            deactivate p2

        """
    )
  }

  @Test func `writes PlantUML with what is created, lost and gone`() {
    var story = Story()
    story.row(.created, "Router", "Detail.View") { $0.objects = Participant.named("Detail.View") }
    story.row(.call, "Detail.View", "Router", .plain("close()"))
    story.row(.gone, "Router", "Detail.View", in: 2) {
      $0.objects = Participant.named("Detail.View")
    }
    story.row(.lost, "Router", "Detail.View", Message("show(_:)"), in: 2) { $0.loss = .gone }
    #expect(
      story.trace.plantUML == """
        @startuml
        participant "Router" as p0
        participant "Detail.View" as p1
        create p1
        p0 -> p1 : creates Detail: 1 object
        p1 -> p0 : close()
        activate p0
        note over p1 : Detail is gone: 1 object
        destroy p1
        p0 ->x p1 : show(_:) lost: Detail.View is gone
        deactivate p0
        @enduml

        """
    )
  }

  @Test func `writes every kind of row`() {
    let story = Story.everyKind.trace
    for line in [
      "p2-)p3: fetch(1)", "Note over p1: View is gone", "p2-xp1: show(_:) lost: View is gone",
      "Note over p0,p3: the first part", "p3-->>-p2: ! .unavailable",
    ] {
      #expect(story.mermaid.contains("    \(line)\n"))
    }
    for line in ["p2 ->> p3 : fetch(1)", "destroy p1", "== the first part =="] {
      #expect(story.plantUML.contains("\(line)\n"))
    }
  }

  @Test(arguments: [
    ("Item #1; x", "Item #35;1#59; x"), ("a\nb", "a#92;nb"), ("<br/>", "#60;br/#62;"),
    ("", "#160;"), ("%%{init}", "#37;#37;{init}"), ("$$x$$", "#36;#36;x#36;#36;"),
    ("wrap: it", "#119;rap: it"), ("nowrap:", "#110;owrap:"), ("style a:b", "#115;tyle a:b"),
    ("end", "end"), (#"show("김치")"#, "show(#34;김치#34;)"), ("a:b", "a:b"),
    ("\u{1B}", "#92;u{1B}"), (";\u{301}", "#59;\u{301}"), ("a & b", "a #38; b"),
  ])
  func `escapes a label for Mermaid`(label: String, escaped: String) {
    let trace = Trace(events: [row(label)])
    #expect(trace.mermaid.hasSuffix("p0->>p1: \(escaped)\n"))
    #expect(trace.mermaid.split(separator: "\n").count == 4)
  }

  @Test(arguments: [
    ("a **b**", "a *<U+002A>b*<U+002A>"), ("<b>x", "<U+003C>b>x"), ("a\nb", "a<U+005C>nb"),
    ("%date()", "<U+0025>date()"), ("$x !y", "<U+0024>x <U+0021>y"), ("/' x", "<U+002F><U+0027> x"),
    ("[[url]]", "<U+005B>[url]<U+005D>"), ("= a", "<U+003D> a"), ("&#35;", "<U+0026>#35;"),
    (#"show("김치")"#, #"show("김치")"#), (#"f("")"#, #"f("<U+0022>)"#), ("a ~b", "a <U+007E>b"),
    ("a@enduml", "a<U+0040>enduml"), ("\u{1B}", "<U+005C>u{1B}"), ("a -- b", "a -<U+002D> b"),
  ])
  func `escapes a label for PlantUML`(label: String, escaped: String) {
    let trace = Trace(events: [row(label)])
    #expect(trace.plantUML.hasSuffix("p0 -> p1 : \(escaped)\n@enduml\n"))
    #expect(trace.plantUML.split(separator: "\n").count == 5)
  }

  @Test func `escapes names`() {
    var event = row("x")
    event.sender = Participant(Role(#"My "View"; #1"#))
    let trace = Trace(events: [event])
    #expect(trace.mermaid.contains("participant p0 as My #34;View#34;#59; #35;1\n"))
    #expect(trace.plantUML.contains(#"participant "My <U+0022>View<U+0022>; #1" as p0"#))
  }

  @Test func `writes an empty trace`() {
    #expect(Trace().mermaid == "sequenceDiagram\n")
    #expect(Trace().plantUML == "@startuml\n@enduml\n")
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
