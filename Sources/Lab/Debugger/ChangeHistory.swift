import Sequences
import Stage

/// The states of a session before each change and after each undone change, for `undo` and `redo`.
///
/// Before an action only the number of earlier actions is stored, so that each action costs the same.
struct ChangeHistory {
  enum State {
    case nothing
    case run(Run)
    /// The state in which only the given number of the present run's actions were performed.
    case actions(Int)
  }

  private var past = Stack<State>()
  private var future = Stack<State>()
}

extension ChangeHistory {
  /// Records the state of the session before a change, and removes the states that `redo` could restore.
  mutating func remember(_ state: State) {
    past.append(state)
    future = Stack()
  }

  /// Returns the state before the last change, and keeps `present`, the session's state, for `redo`; nil if there was no change.
  mutating func undo(from present: State) -> State? {
    guard let state = past.popLast() else { return nil }
    future.append(present)
    return state
  }

  /// Returns the state that the last `undo` left, and keeps `present`, the session's state, for `undo`; nil if nothing was undone.
  mutating func redo(from present: State) -> State? {
    guard let state = future.popLast() else { return nil }
    past.append(present)
    return state
  }

  /// Whether `undo` or `redo` may restore a run with a secret fault (a fault that the person has to find).
  var hasSecrets: Bool {
    (past.elements + future.elements).contains { state in
      if case .run(let run) = state { !run.secrets.isEmpty } else { false }
    }
  }

  /// Whether the next `undo` returns to a run without secret faults; false if it undoes an action, the first load, or nothing.
  var undoLosesSecret: Bool {
    guard case .run(let run)? = past.last else { return false }
    return run.secrets.isEmpty
  }

  mutating func reveal() {
    past = past.mapped(\.revealed)
    future = future.mapped(\.revealed)
  }
}

extension ChangeHistory.State {
  fileprivate var revealed: ChangeHistory.State {
    if case .run(let run) = self { .run(run.revealed) } else { self }
  }
}

/// The loaded module before a command, to detect after the command whether the command changed it.
struct LoadedSnapshot {
  private let loaded: LoadedModule?
  private let count: Int
  /// The run before the command if some of its actions had not been carried out, else nil.
  ///
  /// The next action removes these actions from the run; this is a change, too.
  private let unfinished: Run?

  init(of session: Session) {
    loaded = session.loaded
    count = session.loaded?.run.actions.count ?? 0
    unfinished = session.loaded?.skippedActions == nil ? nil : session.loaded?.run
  }

  /// Returns the state to which `undo` has to return; nil if the session has not changed since this snapshot.
  func stateToUndo(in session: Session) -> ChangeHistory.State? {
    guard let loaded else { return session.loaded == nil ? nil : .nothing }
    guard loaded === session.loaded else { return .run(loaded.run) }
    if let unfinished, loaded.skippedActions == nil { return .run(unfinished) }
    return loaded.run.actions.count == count ? nil : .actions(count)
  }
}
