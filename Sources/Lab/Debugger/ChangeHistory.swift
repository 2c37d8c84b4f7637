import Sequences
import Stage

/// The states for `undo` and `redo`; before an action only the number of earlier actions, so that each action costs the same.
struct ChangeHistory {
  enum State {
    case nothing
    case run(Run)
    case actions(Int)

    fileprivate var revealed: State {
      if case .run(let run) = self { .run(run.revealed) } else { self }
    }
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
