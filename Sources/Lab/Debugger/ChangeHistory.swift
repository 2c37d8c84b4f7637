import Sequences
import Stage
import Traces

/// What a session was before each change, to be undone and done again.
///
/// What was done is only counted: an action costs the same however many came before it.
struct ChangeHistory {
  /// What a session had loaded before one change.
  enum State {
    /// Nothing.
    case nothing
    /// What this run leads to.
    case run(Run)
    /// What the present run leads to with so many of its actions.
    case actions(Int)
  }

  private var past = Stack<State>()
  private var future = Stack<State>()
}

extension ChangeHistory {
  /// Remembers what was there before a change; what was undone cannot be done again after it.
  mutating func remember(_ state: State) {
    past.append(state)
    future = Stack()
  }

  /// Takes the last change back: gives what was there before it, and keeps what is there now.
  mutating func undo(from present: State) -> State? {
    guard let state = past.popLast() else { return nil }
    future.append(present)
    return state
  }

  /// Does again what was undone last.
  mutating func redo(from present: State) -> State? {
    guard let state = future.popLast() else { return nil }
    past.append(present)
    return state
  }
}

extension ChangeHistory {
  /// Whether a secret fault is in one of the runs to which `undo` or `redo` may lead.
  ///
  /// - Complexity: O(*n*) in the number of changes.
  var hasSecrets: Bool {
    past.elements.contains(where: \.hasSecrets) || future.elements.contains(where: \.hasSecrets)
  }

  /// Whether what was there before the last change is a run without secret faults.
  var undoLosesSecret: Bool {
    guard case .run(let run)? = past.last else { return false }
    return run.secrets.isEmpty
  }

  /// Marks the secret faults of all runs as known.
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

/// What is loaded, to see whether a command has changed it.
struct LoadedState {
  private let loaded: LoadedModule?
  private let count: Int
  /// A run of which something could not be done: going on changes what came before, too.
  private let unfinished: Run?

  /// What a session has loaded now.
  init(of session: Session) {
    loaded = session.loaded
    count = session.loaded?.run.actions.count ?? 0
    unfinished = session.loaded?.leftOut == nil ? nil : session.loaded?.run
  }

  /// What was there before a change; nil where nothing has changed since.
  func former(in session: Session) -> ChangeHistory.State? {
    guard let loaded else { return session.loaded == nil ? nil : .nothing }
    guard loaded === session.loaded else { return .run(loaded.run) }
    if let unfinished, loaded.leftOut == nil { return .run(unfinished) }
    return loaded.run.actions.count == count ? nil : .actions(count)
  }
}
