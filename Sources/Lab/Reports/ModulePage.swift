import ComparisonData
import Stage
import Traces
import WebPages

extension WebPage {
  init(of module: Module, _ variant: Variant, _ baselines: BaselineCache) {
    let subject = ReportedModule(module, variant, baselines)
    let people = subject.participants.map { [$0.role, $0.type, $0.place, $0.brief] }
    let who = WebTable(["role", "type", "declared at", "what it is for"], texts: people)
    let work = subject.locations.map { [$0.work, $0.type, $0.place] }
    self.init(
      subject.run.title,
      lead: subject.summary,
      tables: [
        ("Who is there", who),
        ("Where each piece of work is done", WebTable(["work", "type", "where"], texts: work)),
      ],
      subject.webConversations
    )
  }
}

extension ReportedModule {
  fileprivate var webConversations: [WebConversation] {
    zip(plays, closedRuns).map { play, closed in
      let scenario = closed.scenario
      let title = "\(scenario.name): \(scenario.title)"
      var conversation = WebConversation(scenario.name, title: title, closed.trace)
      conversation.introduction = introduction(to: scenario, play.run.deviations.first?.action)
      conversation.review = closed.review
      conversation.show(run.sources)
      return conversation
    }
  }

  private func introduction(to scenario: Scenario, _ deviation: Action?) -> [String] {
    let actions = scenario.steps.map { "\($0.action)" }.joined(separator: ", ")
    let given = scenario.condition == "ready" ? "" : "Given \(scenario.condition.name). "
    let problem = deviation.map { ["After \($0) the screen is not as the scenario says."] }
    return ["\(given)Actions: \(actions); then the screen is closed."] + (problem ?? [])
  }
}

extension WebConversation {
  mutating func show(_ sources: [SourceFile]) {
    let files = Dictionary(sources.map { ($0.name, $0) }) { first, _ in first }
    sourceLine = { location in
      guard let file = files[location.file], file.lines.indices.contains(location.line - 1) else {
        return nil
      }
      return file.lines[location.line - 1]
    }
    declaration = { event in
      guard let type = event.receiver?.type, let method = event.message?.name else { return nil }
      let locations = sources.lazy.compactMap { file in
        file.line(ofMethod: method, in: type)
          .map { CodeLocation(file: file.name, line: $0, function: method) }
      }
      return locations.first
    }
  }
}
