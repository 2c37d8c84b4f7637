import Testing
import Traces

import SequenceDiagrams

@Suite struct ExportTests {
  @Test func `writes created, lost and released objects in PlantUML`() {
    #expect(
      births.written(as: .plantUML) == """
        @startuml
        actor "User" as p0
        participant "Router" as p1
        box "Detail"
        participant "Detail.View" as p2
        participant "Detail.Presenter" as p3
        end box
        p1 -> p2 ** : 1 creates Detail: 2 objects
        p1 -> p3 **
        p2 -> p3 : 2 load()
        ... 120 ms later ...
        note over p0, p3 : on io
        p0 ->x p2 : 3 Detail is gone: 2 objects
        destroy p2
        p0 ->x p3
        destroy p3
        p1 ->x p2 : 4 show(_:) lost: Detail.View is gone
        @enduml

        """
    )
  }

  @Test func `begins and ends lanes in Mermaid with a message each`() {
    #expect(
      births.written(as: .mermaid) == """
        sequenceDiagram
            actor p0 as User
            participant p1 as Router
            create participant p2 as Detail.View
            p1->>p2: 1 creates Detail: 2 objects
            create participant p3 as Detail.Presenter
            p1->>p3: #160;
            p2->>p3: 2 load()
            Note over p0,p3: 120 ms later
            Note over p0,p3: on io
            destroy p2
            p0-xp2: 3 Detail is gone: 2 objects
            destroy p3
            p0-xp3: #160;
            p1-xp2: 4 show(_:) lost: Detail.View is gone

        """
    )
  }

  @Test func `creates a single object where it is created`() {
    var story = Story()
    story.add(.note) { $0.text = "first" }
    story.row(.created, "Router", "View") { $0.objects = Participant.named("View") }
    story.row(.call, "View", "Router", .plain("close()"))
    #expect(
      story.trace.written(as: .mermaid) == """
        sequenceDiagram
            participant p0 as Router
            Note over p0: first
            create participant p1 as View
            p0->>p1: 1 creates View
            p1->>p0: 2 close()

        """
    )
  }

  @Test func `puts a later module that exists from the start into a box in Mermaid`() {
    var story = Story()
    story.row(.call, "Detail.View", "Detail.Presenter", .plain("load()"))
    #expect(
      story.trace.written(as: .mermaid).contains(
        """
            box transparent Detail
            participant p0 as Detail.View
            participant p1 as Detail.Presenter
            end

        """
      )
    )
  }

  @Test func `does not create an object in Mermaid that was mentioned before`() {
    var story = Story()
    story.row(.lost, "Router", "View", .plain("show()")) { $0.loss = .gone }
    story.row(.created, "Router", "View") { $0.objects = Participant.named("View") }
    #expect(!story.trace.written(as: .mermaid).contains("create participant"))
    #expect(story.trace.written(as: .plantUML).contains("p0 -> p1 ** : 2 creates View\n"))
  }

  @Test func `ends a lane for good only when no later row needs it`() {
    var story = Story()
    for _ in 0..<2 {
      story.row(.created, "Router", "View") { $0.objects = Participant.named("View") }
      story.row(.gone, "Router", "View") { $0.objects = Participant.named("View") }
    }
    let lines = story.trace.written(as: .mermaid).split(separator: "\n").map {
      $0.drop { $0 == " " }
    }
    #expect(lines.filter { $0.hasPrefix("create") || $0.hasPrefix("destroy") }.count == 2)
    #expect(lines.firstIndex(of: "destroy p1") == lines.count - 2)
  }

  @Test func `ends activations before notes and pauses between rows`() {
    var story = Story()
    story.row(.action, "User", "View", Message("open"))
    story.row(.call, "View", "Presenter", .plain("load()"), in: 1)
    story.row(.call, "Presenter", "View", .plain("show()"), in: 2)
    story.add(.divider) { $0.text = "next" }
    story.row(.action, "User", "View", Message("tap")) { $0.time = 5 }
    #expect(
      story.trace.written(as: .plantUML).hasSuffix(
        """
        activate p2
        p2 -> p1 : 3 show()
        deactivate p2
        deactivate p1
        == next ==
        ... 5 ms later ...
        p0 -> p1 : 4 tap
        @enduml

        """
      )
    )
  }

  @Test func `draws messages from and to the outside`() {
    var story = Story()
    story.row(.call, nil, "View", .plain("load()"))
    story.row(.lost, "View", nil, .plain("save()")) { $0.loss = .nil }
    #expect(
      story.trace.written(as: .plantUML).contains(
        "[-> p0 : 1 load()\np0 ->x] : 2 save() lost: nil\n"
      )
    )
    #expect(story.trace.written(as: .mermaid).contains("participant outside as (outside)\n"))
    #expect(
      story.trace.written(as: .mermaid).contains(
        "outside->>p0: 1 load()\n    p0-xoutside: 2 save() lost: nil"
      )
    )
  }

  @Test func `writes every kind of row`() {
    let story = Story.everyKind.trace
    for line in [
      "p2-)p3: 3 fetch(1)", "Note over p0,p3: 120 ms later", "destroy p1", "p0-xp1: 7 View is gone",
      "p2-xp1: 8 show(_:) lost: View is gone", "Note over p0,p3: ══ the first part ══",
      "p3-->>-p2: 6 ! .unavailable", "p3--)p2: 4 Item 김치찌개 🍲", "p2->>p2: 9 retry()",
      "Note over p0,p3: now something goes wrong",
    ] {
      #expect(story.written(as: .mermaid).contains("    \(line)\n"))
    }
    for line in [
      "p2 ->> p3 : 3 fetch(1)", "destroy p1", "== the first part ==", "... 1.5 s later ...",
      "p3 -->> p2 : 4 Item 김치찌개 🍲", "note over p0, p3 : now something goes wrong",
      "p3 --> p2 : 6 <U+0021> .unavailable",
    ] {
      #expect(story.written(as: .plantUML).contains("\(line)\n"))
    }
  }

  @Test func `writes an empty trace`() {
    #expect(Trace().written(as: .mermaid) == "sequenceDiagram\n")
    #expect(Trace().written(as: .plantUML) == "@startuml\n@enduml\n")
  }

  /// A later module that is created, then runs and is released on another executor.
  private var births: Trace {
    var story = Story()
    story.lanes = [.user]
    let detail = Participant.named("Detail.View Detail.Presenter")
    story.row(.created, "Router", "Detail.View") { $0.objects = detail }
    story.row(.call, "Detail.View", "Detail.Presenter", .plain("load()"))
    story.row(.gone, "User", "Detail.View") {
      ($0.objects, $0.time, $0.executor) = (detail, 120, "io")
    }
    story.row(.lost, "Router", "Detail.View", Message("show(_:)")) {
      ($0.loss, $0.time, $0.executor) = (.gone, 120, "io")
    }
    return story.trace
  }
}
