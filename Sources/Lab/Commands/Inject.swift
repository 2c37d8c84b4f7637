import CollaborationRules
import PrintableText
import Stage
import TerminalText
import Traces

extension Command {
  static let inject = Command(
    usage: "inject FAULT [PLACE]  or  inject ? [SEED]",
    help: """
      Puts a fault into the loaded module and runs your actions again from the beginning.
      Alone it lists what can be injected, and where:  inject nil-link presenter.interactor
      inject ?  puts a fault in and does not say which;  heal  names it, and takes it out. The same \
      number behind  inject ?  gives the same module the same fault.  --secret  behind a fault hides \
      it, for another person to find.
      """,
    summary: "Puts a fault in; alone it lists them",
    example: CommandExample("inject nil-link presenter.interactor", after: "load products; open"),
    changesModule: true,
    needsModule: true,
    listsAlone: true,
    closedWords: 1,
    complete: { session, words in
      guard let run = session.loaded?.run else { return [] }
      switch words.count {
      case 0: return session.likelyFaults(of: run) + ["?"]
      case 1: return session.likelyPoints(of: words[0], in: run)
      default: return []
      }
    },
    describe: { _, word in
      word == "?" ? "one that you have to find" : Fault.named(word)?.summary
    },
    run: { session, words throws(Refusal) in
      let choice = FaultChoice(run: try session.requireLoaded().run, baselines: session.baselines)
      guard let name = words.first else { return choice.text(width: session.settings.width) }
      if name == "?" {
        try expect(words, atMost: 2, "inject ? [SEED]")
        let seed = try words.dropFirst().first.map(seed) ?? session.chooseSeed()
        return try session.injectSecret(seed: seed)
      }
      let point = words.dropFirst().filter { $0 != "--secret" }.joined(separator: " ")
      var fault = try choice.fault(named: name, at: point)
      fault.isSecret = words.contains("--secret")
      return session.inject(fault, into: try session.requireLoaded().run)
    }
  )

  fileprivate static func seed(_ word: String) throws(Refusal) -> Int {
    if let seed = Int(typed: word), seed >= 0 { return seed }
    throw .misused("A seed is a number, 0 or more; \(word.readable) is not.  inject ? 7")
  }

  static let heal = Command(
    usage: "heal",
    help: "Takes all faults out, says which they were, and runs your actions again.",
    summary: "Takes the faults out, and says which they were",
    example: CommandExample("heal", after: "load products; open; inject nil-link"),
    changesModule: true,
    needsModule: true,
    run: { session, _ throws(Refusal) in
      let run = try session.requireLoaded().run
      guard !run.faults.isEmpty else {
        throw .failed("No fault is in.  inject  lists what can be injected.")
      }
      session.revealSecrets()
      let known = session.replacedModule(with: run.healed)
      let healthy = session.replace(by: known ?? LoadedModule(replaying: run.healed))
      let names = run.faults.map(\.title).joined(separator: ", ")
      var words = healthy.done.isEmpty ? [] : ["Your actions ran again: \(healthy.done.inWords)."]
      // The findings are not counted while a question hides rows, which the review would not see.
      if session.hiddenFrom == nil {
        words.append(Review(try session.evidence()).findings.count.counted("finding") + ".")
      }
      return StyledText("Healed: ", .good) + "\(names).\n\(words.joined(separator: " "))\n"
    }
  )
}

extension Session {
  /// Returns the names of all faults but those that, as replays have proved, have no place in a run; without replays all names.
  fileprivate func likelyFaults(of run: Run) -> [String] {
    Fault.all.filter { baselines.knownPoints(of: $0, in: run.module, run.variant)?.isEmpty != true }
      .map(\.name)
  }

  /// Returns likely places of a fault as completions: the places that replays have proved if they are cached, else the places
  /// in the recent rows.
  func likelyPoints(of name: String, in run: Run) -> [String] {
    guard let fault = Fault.named(name) else { return [] }
    let recent = (try? moment().recent) ?? Trace()
    let seen = BaselineTraces(module: run.module, variant: run.variant, traces: [recent])
    let points =
      baselines.knownPoints(of: fault, in: run.module, run.variant) ?? fault.points(seen)
    return points.map { $0.name.lowercased().quotedIfNeeded }.filter { $0 != "\"\"" }
  }

  /// Injects a fault chosen by `seed` in place of earlier ones, whose effects would be taken for effects of the secret one.
  fileprivate func injectSecret(seed: Int) throws(Refusal) -> StyledText {
    let run = try requireLoaded().run
    let fault = try FaultChoice(run: run.faultless, baselines: baselines).secret(seed: seed)
    var former = run.healedText
    if !run.secrets.isEmpty {
      former += "A new fault takes the place of the fault that you had to find.\n"
    }
    return former + inject(fault, into: run.faultless)
  }

  fileprivate func inject(_ fault: InjectedFault, into run: Run) -> StyledText {
    let replaced = run.faults(replacedBy: fault)
    let broken = replace(by: run.injecting(fault))
    let name =
      fault.isSecret
      ? "a fault. Find out which:  guess FAULT PLACE  says whether you have it"
      : fault.title
    if fault.isSecret { debugger.lookTally = LookTally() }
    var text = StyledText("Injected: ", .bad) + "\(name).\n"
    if let former = replaced.first {
      text +=
        former.isSecret
        ? "It takes the place of the fault that you had to find.\n"
        : "It takes the place of \(former.title): one fault in the source runs at a time.\n"
    }
    let isSeen = fault.fault.hasEffect(broken, baselines)
    let hint = isSeen ? StyledText() : hint(to: fault, in: broken)
    text += report(broken, isLast: hint.isEmpty)
    return text + hint
  }

  /// Returns the commands after which the fault shows, unless it is secret; empty if `open` is enough or none are known.
  private func hint(to fault: InjectedFault, in broken: LoadedModule) -> StyledText {
    guard let line = baselines.revealingCommands(for: fault, in: broken), line != "open" else {
      return ""
    }
    if fault.isSecret { return broken.run.actions.isEmpty ? "" : "Not seen yet: go on.\n" }
    return StyledText("Not seen yet.  findings  names it after  ")
      + StyledText(line, .command) + "\n"
  }

  /// Returns the report of the replayed actions; without actions, the next command, if no other text follows (`isLast`).
  private func report(_ loaded: LoadedModule, isLast: Bool) -> StyledText {
    guard !loaded.run.actions.isEmpty else {
      guard isLast else { return "" }
      return StyledText("Next: ") + StyledText("open", .command) + "\n"
    }
    var text = StyledText("Your actions ran again from the beginning: \(loaded.done.inWords).\n")
    text += loaded.skippedActionsNote
    guard !loaded.done.isEmpty else { return text }
    return text + ActionReport(session: self, loaded: loaded, row: 1).text
  }
}

extension LoadedModule {
  var skippedActionsNote: StyledText {
    guard let (actions, reason) = skippedActions else { return StyledText() }
    return StyledText("(\(actions.inWords) left out: \(reason.message))\n", .dim)
  }
}

extension Sequence<Action> {
  var inWords: String { map(\.description).joined(separator: ", ").printable() }
}
