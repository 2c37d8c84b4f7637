import Sequences
import Stage

/// The states for `undo` and `redo`; before an action only the number of earlier actions, so that each action costs the same.
struct ChangeHistory {
  enum State {
    case nothing
    case run(Run)
    case actions(Int)
  }

  private var past = Stack<State>()
  private var future = Stack<State>()

  mutating func remember(_ state: State) {
    past.append(state)
    future = Stack()
  }

  mutating func undo(from present: State) -> State? {
    guard let state = past.popLast() else { return nil }
    future.append(present)
    return state
  }

  mutating func redo(from present: State) -> State? {
    guard let state = future.popLast() else { return nil }
    past.append(present)
    return state
  }

  var hasSecrets: Bool {
    (past.elements + future.elements).contains { state in
      if case .run(let run) = state { !run.secrets.isEmpty } else { false }
    }
  }

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

/// The loaded module before a command, to detect whether the command changed it.
struct LoadedSnapshot {
  private let loaded: LoadedModule?
  private let count: Int
  /// The run before the command if some of its actions had not been carried out: the next action removes them, which is a change.
  private let unfinished: Run?

  init(of session: Session) {
    loaded = session.loaded
    count = session.loaded?.run.actions.count ?? 0
    unfinished = session.loaded?.skippedActions == nil ? nil : session.loaded?.run
  }

  func stateToUndo(in session: Session) -> ChangeHistory.State? {
    guard let loaded else { return session.loaded == nil ? nil : .nothing }
    guard loaded === session.loaded else { return .run(loaded.run) }
    if let unfinished, loaded.skippedActions == nil { return .run(unfinished) }
    return loaded.run.actions.count == count ? nil : .actions(count)
  }
}
