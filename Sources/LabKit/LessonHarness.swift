import Lab
import LessonKit
import TerminalText
import Traces

extension LessonHost {
  init(_ makeSession: @escaping () -> Session) {
    var session: Session?
    self.init(
      start: { session = makeSession() },
      run: { command in
        let answer = await session?.answer(command)
        return (answer?.text.plain ?? "", answer?.status == .done)
      },
      observe: { session?.observation ?? Observation() },
      height: Session.height
    )
  }
}
