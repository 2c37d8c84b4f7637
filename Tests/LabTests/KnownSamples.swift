import LessonKit
import SampleModules
import TerminalText

@testable import Lab

extension BaselineCache {
  /// The cache for the samples, shared by all tests.
  static let ofSamples = BaselineCache()
}

extension Session {
  /// Creates a session of the samples, with the cache that all tests share.
  convenience init(
    lessons: LessonShelf = LessonShelf(),
    settings: Settings = Settings(),
    files: Files = .inMemory(),
    seed: Int = 0
  ) {
    self.init(
      modules: Samples.modules,
      lessons: lessons,
      settings: settings,
      files: files,
      seed: seed,
      baselines: .ofSamples
    )
  }

  /// Answers some lines, and returns the text of the last answer.
  func last(_ lines: String...) async -> String { await last(lines) }

  func last(_ lines: [String]) async -> String {
    var text = ""
    for line in lines { text = await answer(line).text.plain }
    return text
  }
}

/// Returns a lesson in Products with one step, and what follows the step.
func lessonPage(_ step: String) -> String {
  """
  # Small

  <!-- lesson id=small module=products architecture=viper minutes=1 -->

  ## Only

  \(step)
  """
}

/// Returns a session in a lesson with one step, and what follows the step.
func session(learning step: String) async throws -> Session {
  let lesson = try Lesson(markdown: lessonPage(step), file: "small.md")
  let session = Session(lessons: LessonShelf([lesson]))
  _ = await session.answer("lesson small")
  return session
}

/// Returns a session of the samples after some lines.
func session(_ lines: String...) async -> Session {
  let session = Session()
  for line in lines { _ = await session.answer(line) }
  return session
}
