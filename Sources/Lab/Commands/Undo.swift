import Stage
import TerminalText
import Traces

extension Command {
  static let undo = Command(
    usage: "undo",
    help: "Takes back what was done last: an action, a load, a play, a fault, a dropped message.",
    summary: "Takes back what was done last",
    example: CommandExample("undo", after: "load products; open; tap 1"),
    changesModule: true,
    movesInHistory: true,
    run: { session, _ throws(Refusal) in
      if session.loaded?.run.secrets.isEmpty == false, session.state.history.undoLosesSecret {
        throw .failed(
          "The last change put in the fault that you have to find. It stays until  guess  finds it or  "
            + "heal  takes it out."
        )
      }
      guard let former = session.state.history.undo(from: session.present) else {
        throw .failed("Nothing was done that could be undone.")
      }
      return session.restore(former, isBack: true)
    }
  )

  static let redo = Command(
    usage: "redo",
    help: "Does again what  undo  has taken back.",
    summary: "Does again what undo took back",
    example: CommandExample("redo", after: "load products; open; undo"),
    changesModule: true,
    movesInHistory: true,
    run: { session, _ throws(Refusal) in
      guard let later = session.state.history.redo(from: session.present) else {
        throw .failed("Nothing was undone since the last change.")
      }
      return session.restore(later, isBack: false)
    }
  )
}

extension Session {
  /// Runs `body`, and records the state before it for `undo` if the loaded module changes, even if `body` then throws.
  func remembering<Reply>(_ body: () throws(Refusal) -> Reply) throws(Refusal) -> Reply {
    let before = loaded
    let count = before?.run.actions.count
    // The next action removes the actions that had not been carried out, which is a change.
    let unfinished = before?.skippedActions == nil ? nil : before?.run
    defer {
      if before !== loaded {
        state.history.remember(before.map { .run($0.run) } ?? .nothing)
      } else if let unfinished, before?.skippedActions == nil {
        state.history.remember(.run(unfinished))
      } else if let count, before?.run.actions.count != count {
        state.history.remember(.actions(count))
      }
    }
    return try body()
  }

  fileprivate var present: ChangeHistory.State { loaded.map { .run($0.run) } ?? .nothing }

  fileprivate func restore(_ state: ChangeHistory.State, isBack: Bool) -> StyledText {
    let before = loaded?.run
    debugger.cursor = nil
    switch state {
    case .nothing: loaded = nil
    case .run(let run):
      let known = replacedModule(with: run) ?? loaded?.returning(to: run)
      replace(by: known ?? LoadedModule(replaying: run))
    case .actions(let count): if let loaded { replace(by: loaded.keeping(first: count)) }
    }
    let (earlier, later) = isBack ? (loaded?.run, before) : (before, loaded?.run)
    let change = Run.change(from: earlier, to: later)
    return StyledText("\(isBack ? "Undone" : "Done again"): \(change).\n", .strong) + scene
  }

  private var scene: StyledText {
    guard let loaded else { return StyledText("Nothing is loaded.\n", .dim) }
    guard let screen = loaded.now.screen else {
      return StyledText("\(loaded.run.title): nothing is on the screen.\n", .dim)
    }
    return drawn(screen)
  }
}

extension Run {
  /// Returns the change in words, such as `tap 1` or `inject nil-link`.
  ///
  /// - Complexity: O(*n*) in the number of actions; constant when both runs share the storage of their actions.
  fileprivate static func change(from earlier: Run?, to later: Run?) -> String {
    guard let old = earlier, let new = later else {
      return (earlier ?? later)?.loadCommand ?? "nothing"
    }
    if old.module.name != new.module.name || old.variant.title != new.variant.title {
      return new.loadCommand
    }
    let injected = new.faults.filter { fault in
      !old.faults.contains { ($0.title, $0.isSecret) == (fault.title, fault.isSecret) }
    }
    if !injected.isEmpty {
      return "inject \(injected.map { $0.isSecret ? "?" : $0.title }.joined(separator: ", "))"
    }
    if old.faults.count > new.faults.count { return "heal" }
    let edits = new.edits.count < old.edits.count ? old.edits : new.edits
    if old.edits.map(\.command) != new.edits.map(\.command), let edit = edits.last {
      return edit.command
    }
    if let stub = new.stubs.last, old.stubs.map(\.value) != new.stubs.map(\.value) {
      return "stub \(stub.message) \(stub.value)"
    }
    let least = min(old.actions.count, new.actions.count)
    let isExtended = old.actions.prefix(least) == new.actions.prefix(least)
    let same = isExtended ? least : zip(old.actions, new.actions).prefix { $0 == $1 }.count
    let (removed, added) = (old.actions.dropFirst(same), new.actions.dropFirst(same))
    let names = added.map(\.description).joined(separator: ", ")
    if removed.isEmpty || new.actions.isEmpty { return names.isEmpty ? "reload" : names }
    let former = removed.map(\.description).joined(separator: ", ")
    return names.isEmpty ? "\(former) taken back" : "\(names) in the place of \(former)"
  }
}
