import Lab
import LessonKit
import Stage

/// Makes sessions, which may run side by side: each has its own modules, and all know what one of them
/// has found out.
struct Bench: Sendable {
  /// Makes what can be loaded.
  let modules: @Sendable () -> [Module]
  /// What can be learnt; nil for the lessons that come with the laboratory.
  let lessons: [Lesson]?
  let baselines: BaselineCache

  /// A fresh session.
  func session(_ settings: Settings, _ files: Files) -> Session {
    let modules = modules()
    return Session(
      modules: modules,
      lessons: shelf(for: modules),
      settings: settings,
      files: files,
      baselines: baselines
    )
  }

  /// A fresh session that touches nothing outside itself, for tests.
  func sealedSession() -> Session { session(Settings(), .inMemory()) }

  /// The same with other lessons.
  func with(_ lessons: [Lesson]) -> Bench {
    Bench(modules: modules, lessons: lessons, baselines: baselines)
  }

  /// The lessons that can be taken with some modules.
  func shelf(for modules: [Module]) -> LessonShelf {
    if let lessons { return LessonShelf(lessons) }
    let variants = Set(
      modules.flatMap { module in
        module.variants.map { "\(module.name) \($0.architecture.name)" }
      }
    )
    return .builtIn.filter { variants.contains("\($0.module) \($0.architecture)") }
  }
}

extension Array where Element: Sendable {
  /// What becomes of each element, in the order of the elements; as many are worked on at a time as the
  /// machine can.
  ///
  /// Where several fail, it is the first of them that is told.
  func mappedSideBySide<Result: Sendable>(
    _ body: @escaping @Sendable (Int, Element) async throws -> Result
  ) async throws -> [Result] {
    typealias Outcome = Swift.Result<Result, any Error>
    let outcomes = await withTaskGroup(of: (Int, Outcome).self) { group in
      for (index, element) in enumerated() {
        group.addTask {
          do { return (index, .success(try await body(index, element))) } catch {
            return (index, .failure(error))
          }
        }
      }
      var outcomes: [Outcome?] = Array<Outcome?>(repeating: nil, count: count)
      for await (index, outcome) in group { outcomes[index] = outcome }
      return outcomes
    }
    return try outcomes.compactMap { try $0?.get() }
  }
}
