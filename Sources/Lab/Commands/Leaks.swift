import CollaborationRules
import Traces

extension Command {
  static let leaks = Command(
    usage: "leaks",
    help: """
      Lists the objects that are still there after  close, or after their screen was left, and what \
      holds them: a cycle of references, or something that cannot be seen. A cycle is also listed \
      while its screen is open.
      """,
    summary: "Lists objects that should be gone and are not",
    example: CommandExample("leaks", after: "load products; inject strong-view; open; close"),
    needsWholeRun: true,
    run: { session, _ throws(Refusal) in
      let moment = try session.moment()
      guard let report = RetentionReport(in: moment.trace) else {
        try session.refuseInsideAction()
        try session.refuseToLook(at: "who holds whom")
        throw .failed("No references are known yet. \(session.openFirst)")
      }
      let pending = try session.requireLoaded().pending.count
      let living = moment.living.count { !$0.isStore }
      return report.text(living: living, pending: pending, width: session.settings.width)
    }
  )
}

extension Session {
  fileprivate func refuseInsideAction() throws(Refusal) {
    guard let row = debugger.cursor else { return }
    let end = try reachable()
    guard end.graph != nil else { return }
    let next = end.actions.first { $0 > row } ?? end.lastNumber + 1
    throw .failed("References are recorded at the end of an action.  goto #\(next - 1)")
  }
}
