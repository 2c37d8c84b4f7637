import Stage
import TerminalText
import Traces

/// A check that the same actions lead to the same events; it finds objects, such as singletons, that outlive the module.
///
/// A module is compared with the last run of the same kind while the actions are equal; a repaired one thus with an intact one.
struct ReplayComparison {
  private var last: [[[String]]: Conversation] = [:]
  private var reference: Reference?
  private var reportedModules: Set<String> = []

  private struct Conversation {
    let run: Run
    let done: ArraySlice<Action>
    let moment: Moment
  }

  private struct Reference {
    let conversation: Conversation
    weak var present: LoadedModule?
    var equalEventCount = 0
    var equalActionCount = 0
    /// The first row that only one of the runs edits; rows from there on are not compared.
    var limit = Int.max
  }

  mutating func replace(_ old: LoadedModule?, by new: LoadedModule) {
    if let old, let kind = old.run.kind, old.now.lastNumber > 0 {
      last[kind] = Conversation(run: old.run, done: old.done, moment: old.now)
    }
    reference = new.run.kind.flatMap { last[$0] }.map { conversation in
      let limit = conversation.run.firstRowEdited(otherwise: new.run)
      return Reference(conversation: conversation, present: new, limit: limit)
    }
  }

  /// Returns the first event that differs from the earlier run, unless a difference was already reported for the module.
  mutating func difference(in loaded: LoadedModule) -> (before: Event?, now: Event?)? {
    // A rewound module has recorded no new events.
    guard let present = reference?.present, present === loaded, loaded.hasObjects else {
      return nil
    }
    let moment = loaded.now
    while let reference {
      let before = reference.conversation.moment.event(at: reference.equalEventCount)
      let now = moment.event(at: reference.equalEventCount)
      if before == nil, now == nil { return nil }
      guard isSameAction(before, now, loaded.done) else { return nil }
      let number = before?.number ?? now?.number ?? 0
      guard number < reference.limit else {
        self.reference = nil
        return nil
      }
      if before != now, before?.isReproducible ?? true, now?.isReproducible ?? true {
        self.reference = nil
        let isNew = reportedModules.insert(loaded.run.module.name).inserted
        return isNew ? (before, now) : nil
      }
      self.reference?.equalEventCount += 1
    }
    return nil
  }

  /// Returns whether two events can be compared; if they begin different actions, the comparison ends.
  private mutating func isSameAction(_ before: Event?, _ now: Event?, _ done: ArraySlice<Action>)
    -> Bool
  {
    guard let reference, before?.kind == .action || now?.kind == .action else { return true }
    guard reference.equalActionCount < done.count else { return false }
    let earlier = reference.conversation.done
    guard reference.equalActionCount < earlier.count,
      earlier[reference.equalActionCount] == done[reference.equalActionCount]
    else {
      self.reference = nil
      return false
    }
    self.reference?.equalActionCount += 1
    return true
  }
}

extension Event {
  fileprivate var isReproducible: Bool { number != nil || kind == .screen }
}

extension Run {
  /// What two runs must share to be compared: all except actions, edits, and whether faults are secret; nil for a file's trace.
  fileprivate var kind: [[String]]? {
    guard recorded == nil else { return nil }
    return [
      [module.name, running.title, condition.name], [soloist].compactMap(\.self),
      faults.map(\.title),
    ] + stubs.map { [$0.message, $0.value] }
  }

  func isSame(as other: Run) -> Bool {
    guard let kind, kind == other.kind, actions == other.actions else { return false }
    return edits.map(\.command) == other.edits.map(\.command)
      && faults.map(\.isSecret) == other.faults.map(\.isSecret)
  }

  fileprivate func firstRowEdited(otherwise other: Run) -> Int {
    let (mine, others) = (edits.map(\.command), other.edits.map(\.command))
    return
      (edits.filter { !others.contains($0.command) }
      + other.edits.filter { !mine.contains($0.command) }).map(\.row).min() ?? .max
  }
}

extension Session {
  func replayWarning() -> StyledText {
    guard let loaded, let (before, now) = state.replayComparison.difference(in: loaded) else {
      return StyledText()
    }
    let row = (now ?? before)?.number.map { "#\($0)" } ?? "the screen"
    var labels = ""
    if let before, let now, before.number != nil, now.number != nil {
      labels = ": \(now.label), before \(before.label)"
    }
    let words =
      """
      The same was done as before, and \(row) came otherwise\(labels). Something outlives \
      the module, such as a store in a static let, so what is shown of a replay may be wrong. \
      Singletons.one(…) gives each stage its own.
      """
    return (StyledText("Not the same again: ", .bad) + "\(words)\n").wrapped(to: settings.width)
  }
}
