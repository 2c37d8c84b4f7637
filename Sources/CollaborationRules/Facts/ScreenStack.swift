import Sequences
import Traces

/// The navigation stack, and the times at which screens were left, derived from the life cycle calls of a trace.
struct ScreenStack: Sendable {
  /// The ranges of event indices during which a screen was left; the end is `Int.max` if it has not appeared again.
  private var absences: [Participant: [(start: Int, end: Int)]] = [:]
  private(set) var stack: [Participant] = []
  private var depths: [Participant: Int] = [:]
  /// The screens that have begun to disappear and are not yet known to be left or covered, with the index at which the first began.
  private var leaving: (screens: [Participant], index: Int)?
  /// The screens whose disappearance began and has not ended, each with the index of the event that reports the beginning.
  private(set) var going: [Participant: Int] = [:]
  /// The screens that have begun to disappear since they last appeared.
  private var hidden: Set<Participant> = []
  /// The screens that may reappear after the end of the trace, because the screen above them was left or is disappearing.
  private(set) var uncovered: Set<Participant> = []
  /// The screens whose appearance was not recorded.
  private var unseen: Set<Participant> = []
  private let lookups: [Int: [Participant]]
  private(set) var covered: Set<Participant> = []
  /// The living screens that disappeared and may only be hidden, such as that of a tab that is not selected.
  private(set) var mayBeHidden: Set<Participant> = []

  /// Follows the life cycle calls of a trace, or its actions if there are none; finds which screens of `indices` are ``covered``.
  init(_ trace: Trace, coveredBefore indices: [Participant: Int] = [:]) {
    lookups = Dictionary(grouping: indices.keys) { indices[$0] ?? 0 }
    if trace.events.contains(where: { $0.screenChange != nil }) {
      followScreens(trace)
    } else {
      followActions(trace)
    }
    // After a push, the screen below is hidden; it appears again before the disappearance of the screen above has ended.
    let below = leaving.map { Set(stack).subtracting($0.screens) } ?? []
    uncovered = going.isEmpty ? below.subtracting(hidden) : below
    leaveForGood()
    mayBeHidden = absences.isEmpty ? [] : hiddenScreens(in: trace)
  }

  /// Returns the index at which a screen was left, if it is still left at `index`, by default at the trace's end; else nil.
  ///
  /// Returns nil for a screen that may only be hidden.
  func departure(of screen: Participant, before index: Int = .max - 1) -> Int? {
    guard let all = absences[screen], !mayBeHidden.contains(screen) else { return nil }
    let end = all.partitionPoint { $0.start >= index }
    guard let last = all[..<end].last, last.end > index else { return nil }
    return last.start
  }

  private mutating func followScreens(_ trace: Trace) {
    for (index, event) in trace.events.enumerated() {
      lookUp(before: index)
      if event.kind == .action, event.receiver.flatMap({ depths[$0] }) == nil { leaveForGood() }
      guard let screen = event.receiver else { continue }
      switch event.screenChange {
      case .isGone
      where going.removeValue(forKey: screen) != nil
        || depths[screen] != nil && stack.last != screen:
        // The end of a disappearance that was followed before, or the covering of a screen by the one above it.
        break
      case .goes, .isGone:
        // A screen whose appearance was not recorded was on top, or covered if only the end of its disappearance was.
        if absences[screen] == nil, depths[screen] == nil {
          if event.screenChange == .isGone, !stack.isEmpty { continue }
          push(screen)
          unseen.insert(screen)
        }
        hidden.insert(screen)
        if event.screenChange == .goes { going[screen] = index }
        guard leaving?.screens.contains(screen) != true else {
          // A screen that disappears again was back, without a row that says so.
          if leaving?.screens == [screen] { leaving?.index = index }
          continue
        }
        leaving = ((leaving?.screens ?? []) + [screen], leaving?.index ?? index)
      case .comes:
        (going[screen], hidden) = (nil, hidden.subtracting([screen]))
        show(screen, at: index)
      case nil:
        // A call from the system, or an action, on a covered screen means that the screen above it is gone; an action on a screen
        // whose disappearance has ended, that it is back.
        guard let leaving, depths[screen] != nil,
          leaving.screens.contains(screen)
            ? event.kind == .action && going[screen] == nil
            : event.kind == .action || event.kind == .call && event.sender == nil
        else { continue }
        show(screen, at: index)
      }
    }
  }

  /// Returns whether a screen was left and came back.
  func hasReturned(_ screen: Participant) -> Bool {
    absences[screen]?.contains { $0.end != .max } ?? false
  }

  /// Returns the screens that were left and not released, were there before any other screen was used, as at least one more was, and
  /// did not disappear during an action or call on themselves.
  ///
  /// A screen that is pushed or presented is made after the one below it was used; the screens of tabs are made together.
  private func hiddenScreens(in trace: Trace) -> Set<Participant> {
    var arrivals: [Participant: Int] = [:]
    var uses: [Participant: Int] = [:]
    var candidates = Set(absences.keys)
    for (index, event) in trace.events.enumerated() {
      event.forEachParticipant { if arrivals[$0] == nil { arrivals[$0] = index } }
      if event.kind == .gone { candidates.subtract(event.objects) }
      guard event.kind == .action || event.kind == .stage || event.isMessage,
        let screen = event.receiver, screen.isScreen, uses[screen] == nil
      else { continue }
      uses[screen] = index
    }
    let first = uses.min { $0.value < $1.value }
    let second = uses.values.filter { $0 != first?.value }.min() ?? .max
    let early = Set(
      arrivals.filter { screen, arrival in
        screen.isScreen && arrival < (screen == first?.key ? second : first?.value ?? .max)
      }.keys
    )
    guard early.count > 1 else { return [] }
    return candidates.intersection(early).filter { screen in
      guard let absence = absences[screen]?.last else { return false }
      let around = trace.causeIndices(
        of: trace.events[absence.start],
        atMost: Evidence.maximumEnclosingRows
      )
      let outermost = trace.events[around.reduce(absence.start) { $1 }]
      return outermost.screenChange != nil || outermost.receiver != screen
    }
  }

  private mutating func followActions(_ trace: Trace) {
    for (index, event) in trace.events.enumerated() {
      lookUp(before: index)
      guard event.kind == .action, let screen = event.receiver else { continue }
      switch event.message?.text {
      case "open": show(screen, at: index)
      case "close", "back":
        leaving = ([screen], index)
        leaveForGood()
      default: break
      }
    }
  }

  /// Adds to ``covered`` the screens in `lookups[index]` that lie below the top of the stack; none while a screen is leaving.
  private mutating func lookUp(before index: Int) {
    guard leaving == nil, let screens = lookups[index] else { return }
    covered.formUnion(screens.filter { depths[$0] != nil && stack.last != $0 })
  }

  private mutating func show(_ screen: Participant, at index: Int) {
    let start = leaving?.index ?? index
    if let position = leaving?.screens.firstIndex(of: screen), depths[screen] != nil {
      leaving?.screens.remove(at: position)
      hidden.remove(screen)
      if leaving?.screens.isEmpty == true {
        leaving = nil
        return endAbsences(of: screen, at: index)
      }
    }
    let above = leaving?.screens.filter(unseen.contains) ?? []
    leaving = nil
    if let depth = depths[screen] {
      leave(stack[(depth + 1)...], at: start)
      for gone in stack[(depth + 1)...] { depths[gone] = nil }
      stack.removeSubrange((depth + 1)...)
    } else {
      // A screen that was left and comes back was below the one that goes and was never seen to come.
      if absences[screen] != nil {
        leave(above[...], at: start)
        stack.removeAll(where: above.contains)
        depths = Dictionary(uniqueKeysWithValues: zip(stack, stack.indices))
      }
      push(screen)
    }
    endAbsences(of: screen, at: index)
  }

  private mutating func push(_ screen: Participant) {
    depths[screen] = stack.count
    stack.append(screen)
  }

  private mutating func endAbsences(of screen: Participant, at index: Int) {
    guard let all = absences[screen] else { return }
    for absence in all.indices.reversed() {
      guard all[absence].end == .max else { return }
      absences[screen]?[absence].end = index
    }
  }

  private mutating func leaveForGood() {
    guard let leaving else { return }
    let isOnStack = leaving.screens.contains { depths[$0] != nil }
    leave(isOnStack ? stack[...] : leaving.screens[...], at: leaving.index)
    stack = []
    depths = [:]
    self.leaving = nil
  }

  private mutating func leave(_ screens: ArraySlice<Participant>, at index: Int) {
    for screen in screens { absences[screen, default: []].append((index, .max)) }
  }
}

extension Event {
  enum ScreenChange {
    case comes, goes
    /// The end of the screen's disappearance, whose beginning may have been reported as `goes`.
    case isGone
  }

  /// The appearance or disappearance that a call of the stage, or a call without a sender, reports to a screen; else nil.
  var screenChange: ScreenChange? {
    guard kind == .stage || kind == .call && sender == nil, receiver?.isScreen == true
    else { return nil }
    switch message?.baseName {
    case "viewWillDisappear", "onDisappear": return .goes
    case "viewDidDisappear": return .isGone
    case "viewWillAppear", "viewDidAppear", "onAppear": return .comes
    default: return nil
    }
  }
}
