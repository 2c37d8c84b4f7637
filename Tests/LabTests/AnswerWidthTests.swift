import SeededRandom
import TerminalText
import Testing
import Traces

@testable import Lab

/// No answer is wider than the session's width, whatever names it contains.
@Suite struct AnswerWidthTests {
  /// Commands whose answers may be wider, most of them because they write for files and other programs.
  private static let verbatim: Set = ["trace", "export", "source", "quit", "recall", "watch"]

  @Test(arguments: Effort.isFull ? [40, 60, 80] : [40], [false, true])
  func `holds for every command`(width: Int, isPlain: Bool) async {
    for command in Command.all where !Self.verbatim.contains(command.name) {
      for line in [
        command.name, "\(command.name) 2", "\(command.name) view", "help \(command.name)",
      ] {
        let session = session(width, isPlain)
        _ = await session.answer("load products; open; tap 1")
        await expectWidth(of: line, in: session, width)
      }
    }
  }

  @Test(
    arguments: [
      "diff", "wiring", "diagram", "diagram wide", "why #3", "stack", "show 1", "findings",
      "screen",
      "goto #3", "explain #3", "leaks", "diff b.trace",
    ],
    [40, 80]
  )
  func `holds where names are long`(line: String, width: Int) async throws {
    for isPlain in [false, true] {
      let session = session(width, isPlain)
      try session.files.write("a.trace", Array(Self.trace("load").utf8))
      try session.files.write("b.trace", Array(Self.trace("fetch").utf8))
      for command in ["load trace b.trace", "load trace a.trace", line] {
        await expectWidth(of: command, in: session, width)
      }
    }
  }

  private static func trace(_ verb: String) -> String {
    let view = "CustomerLoyaltyProgrammeEnrolmentConfirmationScreenView"
    let other = "SubscriptionRenewalNotificationPreferencesAndSettingsInteractor"
    return """
      lanes User \(view) Presenter \(other)
      User -> \(view)  open
        = wired \(view).presenter strong Presenter
        \(view) -> Presenter  \(verb)TheVeryLongNamedThing(id:"\(String(repeating: "a", count: 99))")
          Presenter -> \(other)  \(verb)SubscriptionRenewalNotificationPreferencesOfEverybody()

      """
  }

  private func session(_ width: Int, _ isPlain: Bool) -> Session {
    Session(settings: Settings(width: width, isPlain: isPlain, isWidthFixed: true))
  }

  private func expectWidth(of line: String, in session: Session, _ width: Int) async {
    let answer = await session.answer(line)
    let wide = answer.text.lines.filter { $0.displayWidth > width }.map(\.plain)
    #expect(wide == [], "\(line)")
  }
}
