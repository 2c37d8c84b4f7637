import Lab
import LessonKit
import TerminalText
import Traces

/// A session in which the commands of a lesson are run to check the lesson.
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
