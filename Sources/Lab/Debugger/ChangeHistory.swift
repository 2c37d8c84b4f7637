import Sequences
import Stage
import Traces

/// The states of a session before each change, for `undo` and `redo`.
///
/// Actions are only counted: an action costs the same however many came before it.
struct ChangeHistory {
  /// The state of a session before a change.
  enum State {
    /// No module was loaded.
    case nothing
    /// The result of a run.
    case run(Run)
    /// The result of the present run with only its first actions.
    case actions(Int)
  }

  private var past = Stack<State>()
  private var future = Stack<State>()
}

extension ChangeHistory {
  /// Records the state before a change, and clears the states for `redo`.
  mutating func remember(_ state: State) {
    past.append(state)
    future = Stack()
  }

  /// Returns the state before the last change and keeps `present` for `redo`; returns nil if there was no change.
  mutating func undo(from present: State) -> State? {
    guard let state = past.popLast() else { return nil }
    future.append(present)
    return state
  }

  /// Returns the state undone last and keeps `present` for `undo`; returns nil if nothing was undone.
  mutating func redo(from present: State) -> State? {
    guard let state = future.popLast() else { return nil }
    past.append(present)
    return state
  }
}

extension ChangeHistory {
  /// Whether `undo` or `redo` may lead to a run with a secret fault.
  ///
  /// - Complexity: O(*n*) in the number of changes.
  var hasSecrets: Bool {
    past.elements.contains(where: \.hasSecrets) || future.elements.contains(where: \.hasSecrets)
  }

  /// Whether the state before the last change is a run without secret faults.
  var undoLosesSecret: Bool {
    guard case .run(let run)? = past.last else { return false }
    return run.secrets.isEmpty
  }

  /// Marks the secret faults of all recorded runs as known.
  mutating func reveal() {
    past = past.mapped(\.revealed)
    future = future.mapped(\.revealed)
  }
}

extension ChangeHistory.State {
  fileprivate var hasSecrets: Bool {
    if case .run(let run) = self { !run.secrets.isEmpty } else { false }
  }

  fileprivate var revealed: ChangeHistory.State {
    if case .run(let run) = self { .run(run.revealed) } else { self }
  }
}

/// The loaded module at some time, to tell later whether a command has changed it.
struct LoadedSnapshot {
  private let loaded: LoadedModule?
  private let count: Int
  /// The run, if some of its actions were left out: the next action drops them, which changes the past, too.
  private let unfinished: Run?

  init(of session: Session) {
    loaded = session.loaded
    count = session.loaded?.run.actions.count ?? 0
    unfinished = session.loaded?.skippedActions == nil ? nil : session.loaded?.run
  }

  /// Returns the state before a change; nil if nothing has changed since.
  func stateToUndo(in session: Session) -> ChangeHistory.State? {
    guard let loaded else { return session.loaded == nil ? nil : .nothing }
    guard loaded === session.loaded else { return .run(loaded.run) }
    if let unfinished, loaded.skippedActions == nil { return .run(unfinished) }
    return loaded.run.actions.count == count ? nil : .actions(count)
  }
}
