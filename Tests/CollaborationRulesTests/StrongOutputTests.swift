import Testing
import Traces

@testable import CollaborationRules

@Suite struct StrongOutputTests {
  @Test func `advises AnyObject for a protocol that is not class-bound`() throws {
    let source = SourceFacts(valueInterfaces: ["Presenter"])
    let evidence = Evidence(Trace().followed(by: Faulty.strongOutputLeft), source: source)
    #expect(
      Rule.strongOutput.evaluate(evidence).findings.map(\.repair) == [
        "protocol Presenter: AnyObject, then weak var presenter: Presenter? in Interactor"
      ]
    )
  }

  @Test(arguments: [nil, SourceFacts(), SourceFacts(valueInterfaces: ["Output"])])
  func `names AnyObject unless the source has a class-bound protocol`(source: SourceFacts?) throws {
    let line = "weak var output: Output? in Interactor"
    let repair =
      switch source?.valueInterfaces {
      case nil: "\(line); Output needs AnyObject"
      case []: line
      default: "protocol Output: AnyObject, then \(line)"
      }
    #expect(try repairs(source, Seam("output", as: "Output")) == [repair])
  }

  @Test(arguments: [Seam.Strength.weak, .unowned])
  func `leaves AnyObject out where another reference of the type is not strong`(
    strength: Seam.Strength
  ) throws {
    let seams = [Seam("output", as: "Output"), Seam("old", strength, as: "Output")]
    #expect(try repairs(nil, seams[0], seams[1]) == ["weak var output: Output? in Interactor"])
  }

  @Test func `leaves AnyObject out where the type is a class`() throws {
    let repair = "weak var output: ListPresenter? in Interactor"
    #expect(try repairs(nil, Seam("output", as: "ListPresenter")) == [repair])
  }

  /// Returns the repairs of a cycle of an Interactor, which has references to a Presenter, and this Presenter.
  private func repairs(_ source: SourceFacts?, _ seams: Seam...) throws -> [String] {
    let (interactor, presenter) = (
      Participant(.interactor), Participant(.presenter, type: "ListPresenter")
    )
    let wired = seams.map { seam in
      var event = Event(.wired, from: interactor, to: presenter)
      event.seam = seam
      return event
    }
    let graph = ObjectGraph(
      references: [
        ObjectGraph.Reference(presenter, "interactor", to: interactor),
        ObjectGraph.Reference(interactor, "output", to: presenter),
      ]
    )
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
    let review = Review(Evidence(Trace().followed(by: graph)))
    #expect(
      review.findings.map(\.text) == [
        "Presenter holds Coordinator strongly, and is held by it."
      ]
    )
  }

  @Test func `is the only finding about objects that are alive after close`() throws {
    let trace = try Faulty.closed(Healthy.viper, holding: Faulty.strongOutputLeft)
    #expect(Review(Evidence(trace)).findings.map(\.name) == ["strong-output"])
  }
}
