import Lab
import LessonKit
import TerminalText
import Traces

/// A session that a lesson is proved on.
final class LessonHarness {
  private let makeSession: () -> Session
  private var session: Session?

  init(_ makeSession: @escaping () -> Session) {
    self.makeSession = makeSession
  }

  /// The stage that the proof plays on.
  func stage(for lesson: Lesson) -> LessonHost {
    LessonHost(
      start: {
        self.session = self.makeSession()
        _ = await self.session?.answer(lesson.loadCommand)
      },
      run: { command in
        let answer = await self.session?.answer(command)
        return (answer?.text.plain ?? "", answer?.status == .done)
      },
      trace: { self.session?.trace ?? .init() }
    )
  }
}
