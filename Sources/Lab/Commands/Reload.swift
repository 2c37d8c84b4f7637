import LessonKit
import TerminalText

extension Command {
  static let reload = Command(
    usage: "reload",
    help: """
      Makes the loaded module anew, without faults, as if nothing had been done to it. A fault that \
      you have to find stays in, and in a step of a lesson the faults of the step.
      """,
    summary: "Makes the loaded module anew",
    example: CommandExample("reload", after: "load products; inject nil-link"),
    changesModule: true,
    needsModule: true,
    run: { session, _ throws(Refusal) in
      let run = try session.requireLoaded().run
      let own = session.stepFaults
      if !own.isEmpty { return try session.load(run.afresh, with: own) }
      return run.healedText + (try session.loadAsAsked(run.afresh))
    }
  )
}

extension Session {
  fileprivate var stepFaults: [String] {
    loaded?.run.faults.isEmpty == false ? openLesson?.run.step.injections ?? [] : []
  }

  fileprivate func load(_ run: Run, with faults: [String]) throws(Refusal) -> StyledText {
    let text = try load(run)
    let lookTally = debugger.lookTally
    for command in faults { _ = runAside(command) }
    debugger.lookTally = lookTally
    return text + StyledText("What this step injects is in again.\n")
  }
}
