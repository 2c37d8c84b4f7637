import CollaborationRules
import SequenceDiagrams
import Stage
import Traces
import TranscriptKit

extension Command {
  static let inject = Command(
    name: "inject",
    group: .break,
    usage: "inject FAULT [PLACE]",
    help: """
      Puts a fault into the loaded module and runs your actions again from the beginning.
      faults  lists what can be put in, and where: inject nil-link presenter.interactor
      inject ?  puts one in and does not say which;  heal  tells, and takes it out.
      """,
    complete: { session, words in
      guard let loaded = session.loaded else { return [] }
      let faults = FaultChoice(of: loaded)
      switch words.count {
      case 0: return faults.offers.map(\.fault.name) + ["?"]
      case 1: return faults.places(of: words[0]).map { $0.name.lowercased().quotedIfNeeded }
      default: return []
      }
    },
    run: { session, words throws(Refusal) in
      guard let name = words.first else { throw .misused("Put in what?  faults  lists all.") }
      let loaded = try session.requireLoaded()
      let choice = FaultChoice(of: loaded)
      if name == "?" {
        try expect(words, atMost: 1, "inject ?")
        return try session.inject(
          choice.secret(after: session.exchanges.map(\.input) + session.pending)
        )
      }
      let place = words.dropFirst().joined(separator: " ")
      return try session.inject(choice.fault(named: name, at: place))
    }
  )
}

extension Session {
  /// Puts a fault in and does again what was done.
  fileprivate func inject(_ fault: PlacedFault) throws(Refusal) -> StyledText {
    let loaded = try requireLoaded()
    rememberConversation()
    let broken = LoadedModule(
      loaded.module,
      loaded.variant,
      given: loaded.condition,
      faults: loaded.faults + [fault]
    )
    let replay = broken.replay(loaded.actions)
    self.loaded = broken
    viewing.foldedRows = []
    let name =
      fault.isSecret
      ? "a fault. Which, you find out:  findings, diagram and leaks  help;  heal  tells"
      : fault.title
    var text = StyledText("Put in: ", .bad) + "\(name).\n"
    text += report(replay)
    if !fault.fault.hasEffect(broken) { text += hint(to: fault, in: broken) }
    return text
  }

  /// What to do until a fault shows; nothing where that is what comes next anyway.
  private func hint(to fault: PlacedFault, in broken: LoadedModule) -> StyledText {
    let actions = fault.fault.nextActions.map(\.description)
    let words = ["play \(fault.place.scenario)"] + actions
    let scenario = broken.module.scenario(fault.place.scenario)
    let isNext =
      actions.isEmpty && scenario?.condition == broken.condition
      && scenario?.steps.map(\.action) == [.open]
    guard !broken.actions.isEmpty || !isNext else { return "" }
    return StyledText("It has not struck yet. It does with  ")
      + StyledText(words.joined(separator: "; "), .command) + "\n"
  }

  /// What became of the actions, and what is to be seen now.
  func report(_ replay: LoadedModule.Replay) -> StyledText {
    guard let loaded, !replay.done.isEmpty || !replay.leftOut.isEmpty else {
      return StyledText("Next: ") + StyledText("open", .command) + "\n"
    }
    let words = { (actions: [Action]) in
      actions.map(\.description).joined(separator: ", ").escapingControls()
    }
    var text = StyledText("Your actions ran again from the beginning: \(words(replay.done)).\n")
    if !replay.leftOut.isEmpty {
      text += StyledText("(\(words(replay.leftOut)) left out: \(replay.reason))\n", .dim)
    }
    guard !replay.done.isEmpty else { return text }
    return text + ActionReport(session: self, loaded: loaded, row: 1).text
  }
}
