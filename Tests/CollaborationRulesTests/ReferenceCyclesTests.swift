import Testing
import Traces

@testable import CollaborationRules

@Suite struct StrongViewTests {
  @Test func `reports the row that opened the cycle again`() throws {
    let cycle = ObjectGraph("View.presenter strong Presenter", "Presenter.view strong View")
    let trace = try Trace().followed(by: cycle)
      .followed(by: "User -> View close\n  View -> Presenter detach()\n")
    let open = trace.followed(by: ObjectGraph("View.presenter strong Presenter"))
    let details = { (trace: Trace) in
      Rule.strongView.evaluate(Evidence(trace)).findings[0].details[1]
    }
    #expect(details(trace) == "No object in it is deallocated, nor any object that it holds.")
    #expect(details(open) == "No object in it could be deallocated until #1 opened the cycle.")
  }

  @Test func `finds a cycle of many screens once`() throws {
    let graph = ObjectGraph(
      references: (1...3).flatMap { ordinal -> [ObjectGraph.Reference] in
        let view = Participant(.view, type: "ListView", ordinal: ordinal)
        let presenter = Participant(.presenter, type: "ListPresenter", ordinal: ordinal)
        return [.init(view, "presenter", to: presenter), .init(presenter, "view", to: view)]
      }
    )
    let result = Rule.strongView.evaluate(Evidence(try Faulty.opened(holding: graph)))
    #expect(result.findings.count == 1)
  }

  @Test func `finds a cycle through a role named by the team`() throws {
    let screen = Participant(Role("Screen", as: .view))
    let brain = Participant(Role("Brain", as: .presenter))
    let graph = ObjectGraph(references: [
      .init(screen, "brain", to: brain), .init(brain, "screen", to: screen),
    ])
    let trace = Trace().followed(by: graph)
    #expect(Rule.strongView.evaluate(Evidence(trace)).findings.count == 1)
  }
}

@Suite struct StrongOutputTests {
  @Test func `advises AnyObject for a protocol that is not class-bound`() throws {
    let source = SourceFacts(valueInterfaces: ["Presenter"])
    let evidence = Evidence(Trace().followed(by: Faulty.strongOutputLeft), source: source)
    let repair = "protocol Presenter: AnyObject, then weak var presenter: Presenter? in Interactor"
    #expect(Rule.strongOutput.evaluate(evidence).findings.map(\.repair) == [repair])
  }

  private static let line = "weak var output: Output? in Interactor"
  private static let output = Seam("output", as: "Output")

  @Test(
    arguments: [
      (nil, [output], "\(line); Output needs AnyObject"),
      (SourceFacts(), [output], line),
      (
        SourceFacts(valueInterfaces: ["Output"]), [output],
        "protocol Output: AnyObject, then \(line)"
      ),
      (nil, [output, Seam("old", .weak, as: "Output")], line),
      (nil, [output, Seam("old", .unowned, as: "Output")], line),
      (nil, [Seam("output", as: "ListPresenter")], "weak var output: ListPresenter? in Interactor"),
    ] as [(SourceFacts?, [Seam], String)]
  )
  func `names AnyObject unless the type is known to be class-bound`(
    source: SourceFacts?,
    seams: [Seam],
    repair: String
  ) throws {
    #expect(try repairs(source, seams) == [repair])
  }

  /// Returns the repairs of a cycle of an Interactor, which has references to a Presenter, and this Presenter.
  private func repairs(_ source: SourceFacts?, _ seams: [Seam]) throws -> [String] {
    let interactor = Participant(.interactor)
    let presenter = Participant(.presenter, type: "ListPresenter")
    let wired = seams.map { seam in
      var event = Event(.wired, from: interactor, to: presenter)
      event.seam = seam
      return event
    }
    let graph = ObjectGraph(references: [
      .init(presenter, "interactor", to: interactor), .init(interactor, "output", to: presenter),
    ])
    let evidence = Evidence(Trace(events: wired).followed(by: graph), source: source)
    return Rule.strongOutput.evaluate(evidence).findings.map(\.repair)
  }

  @Test func `is found together with a strong View`() throws {
    let graph = ObjectGraph(
      "View.presenter strong Presenter",
      "Presenter.view strong View",
      "Presenter.interactor strong Interactor",
      "Interactor.presenter strong Presenter"
    )
    let review = Review(Evidence(try Faulty.opened(holding: graph)))
    #expect(review.findings.map(\.name) == ["strong-view", "strong-output"])
  }

  @Test func `blames the Presenter, not the Coordinator that holds its screen`() throws {
    let graph = ObjectGraph(
      "Coordinator.view strong View",
      "View.presenter strong Presenter",
      "Presenter.coordinator strong Coordinator"
    )
    let findings = Review(Evidence(Trace().followed(by: graph))).findings
    #expect(findings.map(\.text) == ["Presenter holds Coordinator strongly, and is held by it."])
  }

  @Test func `is the only finding about objects that are alive after close`() throws {
    let trace = try Faulty.closed(Healthy.viper, holding: Faulty.strongOutputLeft)
    #expect(Review(Evidence(trace)).findings.map(\.name) == ["strong-output"])
  }
}
