import CollaborationRules
import LessonKit
import PrintableText
import Stage
import TerminalText
import Traces

extension Command {
  static let reload = Command(
    usage: "reload",
    group: .start,
    help: """
      Makes the loaded module anew, without faults, as if nothing had been done to it. A fault that \
      you have to find stays in, and in a step of a lesson the faults of the step.
      """,
    summary: "Makes the loaded module anew",
    situations: [.closed],
    example: CommandExample("reload", after: "load products; inject nil-link"),
    changesModule: true,
    needsModule: true,
    run: { session, _ throws(Refusal) in
      let run = try session.requireLoaded().run
      let own = session.stepFaults
      if !own.isEmpty { return try session.load(run.afresh, with: own) }
      let names = run.knownFaults
      let healed = names.isEmpty ? StyledText() : StyledText("Healed: ", .good) + "\(names).\n"
      return healed + (try session.loadAsAsked(run.afresh))
    }
  )

  static let heal = Command(
    usage: "heal",
    group: .break,
    help: "Takes all faults out, says which they were, and runs your actions again.",
    summary: "Takes the faults out, and says which they were",
    situations: [.puzzle, .faulty],
    example: CommandExample("heal", after: "load products; open; inject nil-link"),
    changesModule: true,
    needsModule: true,
    run: { session, _ throws(Refusal) in try session.heal() }
  )
}

extension Session {
  fileprivate var stepFaults: [String] {
    guard let lesson, !lesson.isExploring, !lesson.run.isFinished,
      loaded?.run.faults.isEmpty == false
    else { return [] }
    return lesson.run.step.injections
  }

  fileprivate func load(_ run: Run, with faults: [String]) throws(Refusal) -> StyledText {
    let text = try load(run)
    let lookTally = debugger.lookTally
    for command in faults { _ = runAside(command) }
    debugger.lookTally = lookTally
    return text + StyledText("What this step injects is in again.\n")
  }

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
    var text = StyledText("Healed: ", .good) + "\(names).\n"
    if !healthy.done.isEmpty {
      text += StyledText("Your actions ran again: \(healthy.done.inWords).")
    }
    // The findings are not counted while a question hides rows, which the review would not see.
    guard hiddenFrom == nil else { return text + "\n" }
    let count = Review(try evidence()).findings.count
    let gap = healthy.done.isEmpty ? "" : " "
    return text + StyledText("\(gap)\(count.counted("finding")).\n")
  }
}
