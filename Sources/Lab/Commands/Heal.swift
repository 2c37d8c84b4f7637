import CollaborationRules
import Stage
import TerminalText
import Traces

extension Command {
  static let heal = Command(
    usage: "heal",
    help: "Takes all faults out, says which they were, and runs your actions again.",
    summary: "Takes the faults out, and says which they were",
    example: CommandExample("heal", after: "load products; open; inject nil-link"),
    changesModule: true,
    needsModule: true,
    run: { session, _ throws(Refusal) in try session.heal() }
  )
}

extension Session {
  fileprivate func heal() throws(Refusal) -> StyledText {
    let run = try requireLoaded().run
    guard !run.faults.isEmpty else {
      throw .failed("No fault is in.  inject  lists what can be injected.")
    }
    revealSecrets()
    let healthy = replace(
      by: replacedModule(with: run.healed) ?? LoadedModule(replaying: run.healed)
    )
    let names = run.faults.map(\.title).joined(separator: ", ")
    var words = healthy.done.isEmpty ? [] : ["Your actions ran again: \(healthy.done.inWords)."]
    // The findings are not counted while a question hides rows, which the review would not see.
    if hiddenFrom == nil {
      words.append(Review(try evidence()).findings.count.counted("finding") + ".")
    }
    return StyledText("Healed: ", .good) + "\(names).\n\(words.joined(separator: " "))\n"
  }
}
