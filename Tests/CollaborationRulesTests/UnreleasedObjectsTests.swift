import Testing
import Traces

@testable import CollaborationRules

@Suite struct StrongClosureTests {
  @Test func `ignores objects that a cycle of properties holds`() throws {
    let graph = ObjectGraph(
      "View.viewModel strong ViewModel",
      "ViewModel.view strong View",
      "ViewModel.onChange"
    )
    let trace = try Faulty.closed(Healthy.mvvm, holding: graph)
    #expect(Review(Evidence(trace)).findings.map(\.name) == ["strong-view"])
  }

  @Test func `examines nothing while work is pending`() throws {
    let closed = try Faulty.closed(Healthy.mvvm, holding: Faulty.strongClosure)
    #expect(Rule.strongClosure.evaluate(Evidence(closed, pending: 1)).examined.isEmpty)
  }
}

@Suite struct RecorderRetainsTests {
  @Test func `says that no object and no closure holds what is left`() throws {
    let trace = try Faulty.closed(Healthy.viper, holding: Healthy.graph)
    let findings = Rule.recorderRetains.evaluate(Evidence(trace)).findings
    #expect(findings.map(\.rows) == [[8]])
    #expect(findings.first?.details.first == "No object holds View, and no closure is stored.")
  }

  @Test func `ignores the Store`() throws {
    let graph = ObjectGraph(participants: [Participant(.store)])
    let trace = try Faulty.closed(Healthy.viper, holding: graph)
    #expect(Rule.recorderRetains.evaluate(Evidence(trace)).findings == [])
  }

  @Test func `compares with a second recording if a closure is stored`() throws {
    let held = ObjectGraph("View.presenter strong Presenter", "Presenter.onChange")
    let trace = try Faulty.closed(Healthy.viper, holding: held)
    let free = try Faulty.closed(Healthy.viper, holding: ObjectGraph(participants: []))
    #expect(Rule.recorderRetains.evaluate(Evidence(trace)).findings == [])
    #expect(Rule.recorderRetains.evaluate(Evidence(trace, secondRecording: trace)).findings == [])
    let findings = Rule.recorderRetains.evaluate(Evidence(trace, secondRecording: free)).findings
    #expect(findings.count == 1)
  }
}

@Suite struct RetentionReportTests {
  @Test func `lists the objects alive after close and the cycle that holds them`() throws {
    let trace = try Faulty.closed(Healthy.viper, holding: Faulty.strongOutputLeft)
    let report = try #require(RetentionReport(in: trace))
    #expect(report.isClosed)
    let cycle = "Presenter -.interactor-> Interactor -.presenter-> Presenter"
    #expect(report.retentions.map(\.participant.name) == ["Presenter", "Interactor"])
    #expect(report.retentions[0].description == "Presenter is held by a cycle: \(cycle)")
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
    let names = report.retentions.map(\.participant.name)
    #expect(names == ["Detail.View", "Detail.Presenter"])
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
