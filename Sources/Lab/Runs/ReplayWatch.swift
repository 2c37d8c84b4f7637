import Stage
import TerminalText
import Traces

/// Notices that the same actions lead to something else: then something outlives the module, such as a singleton.
///
/// Each event is compared once, and as long as the same is done as in the last conversation of its kind: with the
/// same faults, so that what is healed is compared with what was whole.
struct ReplayWatch {
  /// The last conversation of each kind, with which another of its kind is compared.
  private var last: [Run.Kind: Conversation] = [:]
  /// The conversation with which the present one is compared, as long as it can be.
  private var former: Former?
  /// The modules of which it was told, each once.
  private var told: Set<String> = []

  private struct Conversation {
    let run: Run
    let done: ArraySlice<Action>
    let moment: Moment
  }

  private struct Former {
    let conversation: Conversation
    /// What has taken its place.
    weak var present: LoadedModule?
    /// How many events, and how many actions, were the same in both.
    var same = 0
    var actions = 0
    /// The first row that an edit changes.
    var limit = Int.max
  }

  /// Something that was one thing and is another now; nil where nothing came.
  struct Difference {
    let before: Event?
    let now: Event?
  }
}

extension ReplayWatch {
  /// Begins anew with what takes the place of something else.
  mutating func replace(_ old: LoadedModule?, by new: LoadedModule) {
    if let old, let kind = old.run.kind, old.now.lastNumber > 0 {
      last[kind] = Conversation(run: old.run, done: old.done, moment: old.now)
    }
    former = new.run.kind.flatMap { last[$0] }.map { conversation in
      let limit = conversation.run.firstRowEdited(otherwise: new.run)
      return Former(conversation: conversation, present: new, limit: limit)
    }
  }

  /// The first thing that came otherwise than before; it is told once of each module.
  mutating func difference(in loaded: LoadedModule) -> Difference? {
    // What was only rewound has nothing new in it.
    guard let present = former?.present, present === loaded, loaded.isMade else { return nil }
    let moment = loaded.now
    while let former {
      let before = former.conversation.moment.event(at: former.same)
      let now = moment.event(at: former.same)
      if before == nil, now == nil { return nil }
      guard isSameAction(before, now, loaded.done) else { return nil }
      let number = before?.number ?? now?.number ?? 0
      guard number < former.limit else {
        self.former = nil
        return nil
      }
      if before != now, before?.isTelling ?? true, now?.isTelling ?? true {
        self.former = nil
        let isNew = told.insert(loaded.run.module.name).inserted
        return isNew ? Difference(before: before, now: now) : nil
      }
      self.former?.same += 1
    }
    return nil
  }

  /// Whether both go on with the same action, or within one; else there is nothing to compare any more, or not yet.
  private mutating func isSameAction(_ before: Event?, _ now: Event?, _ done: ArraySlice<Action>)
    -> Bool
  {
    guard let former, before?.kind == .action || now?.kind == .action else { return true }
    guard former.actions < done.count else { return false }
    let earlier = former.conversation.done
    guard former.actions < earlier.count, earlier[former.actions] == done[former.actions] else {
      self.former = nil
      return false
    }
    self.former?.actions += 1
    return true
  }
}

extension Event {
  /// Whether it must come again with the same actions.
  fileprivate var isTelling: Bool { number != nil || kind == .screen }
}

extension Run {
  /// All that two runs have in common which differ in their actions and edits only.
  fileprivate struct Kind: Hashable {
    let module: String
    let edition: String
    let condition: Condition
    let soloist: String?
    let faults: [String]
    let stubs: [[String]]
  }

  /// Its kind; nil where it was recorded elsewhere.
  fileprivate var kind: Kind? {
    guard recorded == nil else { return nil }
    return Kind(
      module: module.name,
      edition: running.title,
      condition: condition,
      soloist: soloist,
      faults: faults.map(\.title),
      stubs: stubs.map { [$0.message, $0.value] }
    )
  }

  /// Whether both are the same, faults, edits and actions included.
  func isSame(as other: Run) -> Bool {
    guard let kind, kind == other.kind, actions == other.actions else { return false }
    return edits.map(\.command) == other.edits.map(\.command)
      && faults.map(\.isSecret) == other.faults.map(\.isSecret)
  }

  /// The first row that only one of them changes, or both change otherwise.
  fileprivate func firstRowEdited(otherwise other: Run) -> Int {
    let (mine, others) = (edits.map(\.command), other.edits.map(\.command))
    return
      (edits.filter { !others.contains($0.command) }
      + other.edits.filter { !mine.contains($0.command) }).map(\.row).min() ?? .max
  }
}

extension Session {
  /// Says that the same was done as before and something else came of it; empty where that is not so.
  func replayWarning() -> StyledText {
    guard let loaded, let difference = replays.difference(in: loaded) else { return StyledText() }
    let event = difference.now ?? difference.before
    let row = event?.number.map { "#\($0)" } ?? "the screen"
    let words =
      """
      The same was done as before, and \(row) came otherwise\(difference.words). Something outlives \
      the module, such as a store in a static let, so what is shown of a replay may be wrong. \
      Singletons.one(…) gives each stage its own.
      """
    return (StyledText("Not the same again: ", .bad) + "\(words)\n").wrapped(to: settings.width)
  }
}

extension ReplayWatch.Difference {
  /// What it was and is, where both are rows: `: showItems([3 Item]), before showItems([2 Item])`.
  fileprivate var words: String {
    guard let before, let now, before.number != nil, now.number != nil else { return "" }
    return ": \(now.label), before \(before.label)"
  }
}
