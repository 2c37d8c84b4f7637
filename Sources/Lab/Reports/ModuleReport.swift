import CollaborationRules
import ComparisonData
import Stage
import TerminalText
import Traces

extension Report {
  /// Creates a report on a variant; `session` must be new, because the report shows the beginning of a session.
  init(of module: Module, _ variant: Variant, in session: Session) {
    let subject = ReportedModule(module, variant, session.baselines)
    let people = Markdown.table(
      ["who", "type", "declared at", "what for"],
      subject.participants.map {
        [$0.role, Markdown.code($0.type), Markdown.code($0.place), $0.brief]
      }
    )
    let findings = subject.closedRuns.map { (name: $0.scenario.name, review: $0.review) }
    self.init(
      subject.run.title,
      Markdown.text(subject.summary),
      command: subject.words,
      [
        ("Who is there", [people]),
        ("Who holds whom", subject.graph?.ownershipBlocks ?? []),
        ("What happens", subject.conversations),
        ("Findings", FindingsSection(reviews: findings).blocks),
        ("Where each piece of work is done", [subject.work]),
        ("Can you answer this?", subject.questions.blocks),
        ("See it live", subject.beginning(of: session)),
      ]
    )
  }
}

/// A variant of a module with the runs of all its scenarios, from which its report and its page are made.
struct ReportedModule {
  let module: Module
  private let variant: Variant
  private let baselines: BaselineCache
  let plays: [(scenario: Scenario, run: ScenarioRun)]

  init(_ module: Module, _ variant: Variant, _ baselines: BaselineCache) {
    self.module = module
    self.variant = variant
    self.baselines = baselines
    plays = module.scenarios.map { ($0, ScenarioRun(of: $0, by: variant, readsObjectGraph: true)) }
  }

  var run: Run { Run(module, variant) }

  var summary: String { "\(module.summary.capitalized)." }

  var words: String { String(run.loadCommand.dropFirst("load ".count)) }

  func beginning(of session: Session) -> [String] {
    let exchanges = [run.loadCommand, "open", "wiring"].map { line in
      "\(session.prompt)\(line)\n\(session.answerNow(line).text.plain)"
    }
    let words =
      "\(Markdown.code("viperlab")) begins a session; "
      + "\(Markdown.code("play NAME")) plays a scenario, \(Markdown.code("help")) lists the words."
    return [words, Markdown.fence("console", exchanges.joined())]
  }

  var participants: [(role: String, type: String, place: String, brief: String)] {
    ModuleOverview(of: LoadedModule(replaying: run)).lines.map { line in
      let places = run.sources.lazy.compactMap { file in
        file.lines(ofType: line.type).map { "\(file.name):\($0.lowerBound)" }
      }
      return (line.role, line.type, places.first ?? "-", line.brief)
    }
  }

  var graph: ObjectGraph? { plays.first?.run.continued.events.last { $0.graph != nil }?.graph }

  var conversations: [String] {
    plays.enumerated().flatMap { index, play in
      let blocks = [intent(of: play.scenario)] + play.run.trace.diagramBlocks
      let told = (blocks + [deviation(play.run)]).filter { !$0.isEmpty }
      let heading = "\(play.scenario.name): \(play.scenario.title)"
      return index == 0
        ? ["### \(Markdown.text(heading))"] + told
        : [Markdown.details(Markdown.text(heading), told)]
    }
  }

  private func intent(of scenario: Scenario) -> String {
    let actions = scenario.steps.map { Markdown.code("\($0.action)") }.joined(separator: ", ")
    let given = scenario.condition == "ready" ? "" : "Given \(scenario.condition.name): "
    return given + actions
  }

  private func deviation(_ run: ScenarioRun) -> String {
    guard let first = run.deviations.first else { return "" }
    return "**Not as the scenario says** after \(Markdown.code("\(first.action)"))."
  }

  var closedRuns: [(scenario: Scenario, trace: Trace, review: Review)] {
    module.scenarios.map { scenario in
      let actions = scenario.steps.map(\.action) + [.close]
      let loaded = LoadedModule(replaying: run.playing(scenario).doing(actions))
      loaded.follow([.wait(milliseconds: nil)])
      return (scenario, loaded.now.trace, Review(loaded.evidence(loaded.now, baselines)))
    }
  }

  var locations: [(work: String, type: String, place: String)] {
    Responsibility.allCases.compactMap { responsibility in
      guard let work = module.responsibilities[responsibility],
        let found = variant.location(of: responsibility)
      else { return nil }
      return (work, found.type, "\(found.file):\(found.line)")
    }
  }

  var work: String {
    Markdown.table(
      ["work", "type", "where"],
      locations.map { [Markdown.text($0.work), Markdown.code($0.type), Markdown.code($0.place)] }
    )
  }

  var questions: QuestionsSection {
    let works = locations.map { Markdown.text($0.work) }.joined(separator: "; ")
    let question: QuestionsSection.Question = (
      words: "Where does the module do each of these: \(works)?",
      answer: Markdown.list(locations.map { Markdown.code($0.place) })
    )
    let traces = plays.map { ($0.scenario.name, $0.run.trace) }
    return QuestionsSection(traces, graph, and: locations.isEmpty ? [] : [question])
  }
}
