import Stage
import TerminalText
import Traces

/// A check that the same actions lead to the same events; it finds objects, such as singletons, that outlive the module.
///
/// A module is compared with the last run of the same kind while the actions are equal; a repaired one thus with an intact one.
struct ReplayComparison {
  private var last: [[String]: Earlier] = [:]
  private var reference: Reference?
  private var reportedModules: Set<String> = []

  /// An earlier run as a value, which keeps no object of its module alive.
  private struct Earlier {
    let run: Run
    let done: ArraySlice<Action>
    let moment: Moment
  }

  private struct Reference {
    let earlier: Earlier
    weak var present: LoadedModule?
    /// The number of events found equal, and of the actions that both runs began with.
    var eventCount = 0
    var actionCount = 0
    /// The first row that only one of the runs edits; rows from there on are not compared.
    var limit = Int.max
  }

  mutating func replace(_ old: LoadedModule?, by new: LoadedModule) {
    if let old, let kind = old.run.kind, old.now.lastNumber > 0 {
      last[kind] = Earlier(run: old.run, done: old.done, moment: old.now)
    }
    reference = new.run.kind.flatMap { last[$0] }.map { earlier in
      let limit = earlier.run.firstRowEdited(otherwise: new.run)
      return Reference(earlier: earlier, present: new, limit: limit)
    }
  }

  /// Returns the first event that differs from the earlier run, unless a difference was already reported for the module.
  mutating func difference(in loaded: LoadedModule) -> (before: Event?, now: Event?)? {
    // A rewound module has recorded no new events.
    guard var reference, reference.present === loaded, loaded.hasObjects else { return nil }
    self.reference = nil
    let (earlier, moments) = (reference.earlier, [reference.earlier.moment, loaded.now])
    let common = min(earlier.done.count, loaded.done.count)
    while reference.actionCount < common,
      earlier.done[reference.actionCount] == loaded.done[reference.actionCount]
    { reference.actionCount += 1 }
    let ends = moments.map { ($0.before(action: reference.actionCount) ?? $0).end }
    for index in reference.eventCount..<max(reference.eventCount, ends[0], ends[1]) {
      let before = index < ends[0] ? moments[0].event(at: index) : nil
      let now = index < ends[1] ? moments[1].event(at: index) : nil
      guard before?.number ?? now?.number ?? 0 < reference.limit else { return nil }
      if before != now, before?.isReproducible ?? true, now?.isReproducible ?? true {
        let isNew = reportedModules.insert(loaded.run.module.name).inserted
        return isNew ? (before, now) : nil
      }
      reference.eventCount += 1
    }
    // From the first other action on, nothing is compared.
    if reference.actionCount == common { self.reference = reference }
    return nil
  }
}

extension Event {
  fileprivate var isReproducible: Bool { number != nil || kind == .screen }
}

extension Run {
  /// What two runs must share to be compared: all except actions, edits, and whether faults are secret; nil for a file's trace.
  fileprivate var kind: [String]? {
    guard recorded == nil else { return nil }
    return [loadCommand, running.title] + faults.map(\.title)
      + stubs.map { "stub \($0.message) \($0.value)" }
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
