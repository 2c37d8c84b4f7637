import LessonKit
import SequenceDiagrams
import Stage
import TerminalText

extension Command {
  static let load = Command(
    usage: "load NAME [ARCHITECTURE]",
    help: """
      Makes a module and wires it; nothing is on the screen yet.
      Alone it lists the modules; without an architecture it takes the first that is named there.
      load products --as-published  loads it with the defects of the article's own code.
      load todos --migrating viper-to-mvvm 3  loads a step between two architectures; 0 is the first.
      load products --given empty  loads it in another state of the world.
      load trace FILE  looks at a conversation that was recorded elsewhere, in a team's own app too.
      load products alone=presenter  loads one object, with fakes for all that it references.
      load products massive  loads a massive view controller, as a warning.
      """,
    summary: "Makes a module; alone it lists them",
    example: CommandExample("load todos mvvm"),
    changesModule: true,
    takesFile: { words, _ in words == ["trace"] },
    listsAlone: true,
    closedWords: 2,
    complete: { session, words in
      guard let name = words.first else { return session.modules.map(\.name) + ["trace"] }
      guard let module = session.modules.first(where: { $0.name == name }) else { return [] }
      if let words = module.migrationWords(after: words) { return words }
      switch words.last {
      case "--given": return module.conditions.map(\.name)
      case "--as-published": return module.published.map(\.article)
      default:
        return (words.count == 1 ? module.variantNames + module.stepNames : [])
          + ["--as-published", "--given"] + (module.migrations.isEmpty ? [] : ["--migrating"])
          + session.soloists(of: module)
      }
    },
    describe: { session, word in session.modules.first { $0.name == word }?.summary },
    run: { session, words throws(Refusal) in
      guard !words.isEmpty else { return session.moduleList }
      if words.first?.lowercased() == "trace" {
        return try session.loadTrace(Array(words.dropFirst()))
      }
      return try session.loadAsAsked(try session.requestedRun(words))
    }
  )

  static let reload = Command(
    usage: "reload",
    help: """
      Makes the loaded module anew, without faults, as if nothing had been done to it. A fault that \
      you have to find stays in, and in a step of a lesson the faults of the step.
      """,
    summary: "Makes the loaded module anew",
    example: CommandExample("reload", after: "load products; inject nil-link"),
    changesModule: true,
    needsModule: true,
    run: { session, _ throws(Refusal) in
      let run = try session.requireLoaded().run
      let own = run.faults.isEmpty ? [] : session.openLesson?.run.step.injections ?? []
      if !own.isEmpty { return try session.load(run.afresh, with: own) }
      return run.healedText + (try session.loadAsAsked(run.afresh))
    }
  )
}

extension Session {
  fileprivate var moduleList: StyledText {
    modules.reduce(into: StyledText()) { text, module in
      text += StyledText(module.name, .command).padded(to: 12)
      text += "\(module.summary) (\(module.architectures.joined(separator: ", ")))\n"
    }
  }

  func load(_ run: Run) throws(Refusal) -> StyledText {
    if run.soloist != nil { return try loadAlone(run) }
    return loadWhole(run)
  }

  func loadWhole(_ run: Run) -> StyledText {
    state.viewing.filter = RowFilter()
    let text = ModuleOverview(of: replace(by: run)).text
    return text + run.publication + run.warning + run.migrationStep + StyledText("Next: ")
      + StyledText("open", .command) + "\n"
  }

  func replace(by run: Run) -> LoadedModule { replace(by: LoadedModule(replaying: run)) }

  func replacedModule(with run: Run) -> LoadedModule? {
    state.replaced.flatMap { $0.run.isSame(as: run) ? $0 : nil }
  }

  /// Replaces the loaded module; the former one is kept for comparison.
  @discardableResult func replace(by loaded: LoadedModule) -> LoadedModule {
    rememberConversation()
    state.replayComparison.replace(self.loaded, by: loaded)
    state.replaced = self.loaded
    self.loaded = loaded
    state.viewing.foldedRows = []
    debugger.cursor = nil
    return loaded
  }

  fileprivate func load(_ run: Run, with faults: [String]) throws(Refusal) -> StyledText {
    let text = try load(run)
    let lookTally = debugger.lookTally
    for command in faults { _ = runAside(command) }
    debugger.lookTally = lookTally
    return text + StyledText("What this step injects is in again.\n")
  }
}

extension Run {
  fileprivate var publication: StyledText {
    guard case .published(let article) = variant.edition, let publication = variant.publication
    else {
      return ""
    }
    return publication.differences + "What is wrong with the article's code:  "
      + StyledText("explain \(article)", .command) + "\n"
  }

  fileprivate var warning: StyledText {
    guard case .warning = variant.edition else { return "" }
    let fair = "load \(module.name) \(variant.architecture.name)"
    let title = variant.architecture.title
    return StyledText("This is a warning, not a fair \(title): one class does all.\nThe fair one: ")
      + StyledText(fair, .command) + "\n"
  }
}
