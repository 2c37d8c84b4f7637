import Lab
import LessonKit
import TerminalText
import Traces

/// The session on which a lesson is checked.
final class LessonHarness {
  private let makeSession: () -> Session
  private var session: Session?

  init(_ makeSession: @escaping () -> Session) {
    self.makeSession = makeSession
  }

  var host: LessonHost {
    LessonHost(
      start: { self.session = self.makeSession() },
      run: { command in
        let answer = await self.session?.answer(command)
        return (answer?.text.plain ?? "", answer?.status == .done)
      },
      observe: { self.session?.observation ?? Observation() },
      height: Session.height
    )
  }
}
