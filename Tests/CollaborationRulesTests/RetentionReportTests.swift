import Testing
import Traces

@testable import CollaborationRules

@Suite struct RetentionReportTests {
  @Test func `lists the objects alive after close and the cycle that holds them`() throws {
    let trace = try Faulty.closed(Healthy.viper, holding: Faulty.strongOutputLeft)
    let report = try #require(RetentionReport(in: trace))
    #expect(report.isClosed)
    #expect(report.retentions.map(\.participant.name) == ["Presenter", "Interactor"])
    #expect(
      report.retentions[0].description
        == "Presenter is held by a cycle: Presenter -.interactor-> Interactor -.presenter-> Presenter"
    )
  }

  @Test func `lists the retained objects of a screen before close`() throws {
    let graph = ObjectGraph(
      "View.presenter strong Presenter",
      "Detail.View.presenter strong Detail.Presenter",
      "Detail.Presenter.view strong Detail.View"
    )
    let detail = Healthy.detail.split(separator: "\n").dropLast().joined(separator: "\n")
    let trace = try Trace(notation: Healthy.viper + "\n" + detail).followed(by: graph)
    let report = try #require(RetentionReport(in: trace))
    #expect(!report.isClosed)
    #expect(
      report.retentions.map(\.participant.name) == ["Detail.View", "Detail.Presenter"]
    )
  }

  @Test func `lists the retained objects of a released screen`() throws {
    let graph = ObjectGraph(
      "View.presenter strong Presenter",
      "Detail.Presenter.interactor strong Detail.Interactor",
      "Detail.Interactor.output strong Detail.Presenter"
    )
    let trace = try Trace(
      notation: """
        User -> View  open
          = calls View viewWillAppear(_:)
        User -> View  tap 1
          Router ->* Detail  View, Presenter, Interactor
          = calls View viewWillDisappear(_:)
          = calls Detail.View viewWillAppear(_:)
        User -> Detail.View  back
          = calls Detail.View viewWillDisappear(_:)
          = calls View viewWillAppear(_:)
          User -x* Detail.View

        """
    )
    .followed(by: graph)
    let report = try #require(RetentionReport(in: trace))
    let names = report.retentions.map(\.participant.name)
    #expect(names == ["Detail.Presenter", "Detail.Interactor"])
  }

  @Test func `is empty for a healthy module`() throws {
    let trace = try Healthy.viperTrace
    #expect(RetentionReport(in: trace)?.retentions == [])
    #expect(RetentionReport(in: Trace()) == nil)
  }
}
