import Lab
import LessonKit
import Stage
import Synchronization

/// Makes sessions, which may run side by side: each has its own modules, and all know what one of them
/// has found out.
struct Bench: Sendable {
  /// Makes what can be loaded.
  let modules: @Sendable () -> [Module]
  /// What can be learnt besides the lessons that come with the laboratory, or instead of them.
  let lessons: OwnLessons
  let baselines: BaselineCache
  /// The lessons for its modules, found when the first session is made.
  private let shelf = OnceMade<LessonShelf>()

  /// A fresh session.
  func session(_ settings: Settings, _ files: Files) -> Session {
    Session(
      modules: modules(),
      lessons: shelf.value { makeShelf() },
      settings: settings,
      files: files,
      baselines: baselines
    )
  }

  /// A fresh session whose commands all run on behalf of a page.
  func session(_ settings: Settings, for folder: PageFolder) -> Session {
    let session = session(settings, .inMemory())
    session.origin = .page(PageAccess(folder, on: .onDisk()))
    return session
  }

  /// A fresh session for the proof of a lesson, whose commands all run on behalf of its page.
  func session(for lesson: Lesson) -> Session {
    session(Settings(), for: PageFolder(lesson.folder))
  }

  /// A fresh session that touches nothing outside itself, for tests.
  func sealedSession() -> Session { session(Settings(), .inMemory()) }

  /// The same with other lessons.
  func with(_ lessons: [Lesson]) -> Bench {
    Bench(modules: modules, lessons: .instead(LessonShelf(lessons)), baselines: baselines)
  }

  /// The lessons that can be taken with its modules.
  func makeShelf() -> LessonShelf {
    switch lessons {
    case .instead(let lessons): return lessons
    case .besides(let lessons):
      let architectures = ArchitectureTable(modules)
      return lessons
        + .builtIn.filter { architectures.ofModule($0.module).contains($0.architecture) }
    }
  }
}

/// Lessons that do not come with the laboratory.
enum OwnLessons: Sendable {
  /// Taken before those that come with the laboratory and whose modules are there.
  case besides(LessonShelf)
  /// Taken alone.
  case instead(LessonShelf)
}

/// The architectures of each module, whose variants are made when somebody asks for it.
private final class ArchitectureTable: Sendable {
  private let modules: @Sendable () -> [Module]
  private let known = Mutex<[String: Set<String>]>([:])

  init(_ modules: @escaping @Sendable () -> [Module]) {
    self.modules = modules
  }

  /// The architectures of the module of that name; none where there is no such module.
  func ofModule(_ name: String) -> Set<String> {
    known.withLock { known in
      if let architectures = known[name] { return architectures }
      let variants = modules().first { $0.name == name }?.variants ?? []
      let architectures = Set(variants.map(\.architecture.name))
      known[name] = architectures
      return architectures
    }
  }
}

/// A value that is made when it is first asked for, and kept.
private final class OnceMade<Value: Sendable>: Sendable {
  private let kept = Mutex<Value?>(nil)

  func value(_ make: () -> Value) -> Value {
    kept.withLock { kept in
      let value = kept ?? make()
      kept = value
      return value
    }
  }
}

extension Array where Element: Sendable {
  /// What becomes of each element, in the order of the elements; so many are worked on at a time.
  ///
  /// Elements behind the first result that is the last, or behind the first failure, count as not begun.
  /// Where several fail, it is the first of them that is told.
  func mappedSideBySide<Result: Sendable>(
    atMost limit: Int = .max,
    until isLast: (Result) -> Bool = { _ in false },
    _ body: @escaping @Sendable (Int, Element) async throws -> Result
  ) async throws -> [Result] {
    typealias Outcome = Swift.Result<Result, any Error>
    var outcomes = [Outcome?](repeating: nil, count: count)
    var end = count
    await withTaskGroup(of: (Int, Outcome).self) { group in
      var next = 0
      while next < Swift.min(limit, end) { begin(&next, body, in: &group) }
      while let (index, outcome) = await group.next() {
        outcomes[index] = outcome
        if outcome.isLast(isLast) { end = Swift.min(end, index + 1) }
        if next < end { begin(&next, body, in: &group) }
      }
    }
    return try outcomes[..<end].compactMap { try $0?.get() }
  }

  private func begin<Result: Sendable>(
    _ next: inout Int,
    _ body: @escaping @Sendable (Int, Element) async throws -> Result,
    in group: inout TaskGroup<(Int, Swift.Result<Result, any Error>)>
  ) {
    let (index, element) = (next, self[next])
    group.addTask {
      do { return (index, .success(try await body(index, element))) } catch {
        return (index, .failure(error))
      }
    }
    next += 1
  }
}

extension Swift.Result {
  /// Whether nothing behind it counts.
  fileprivate func isLast(_ isLast: (Success) -> Bool) -> Bool {
    switch self {
    case .success(let value): isLast(value)
    case .failure: true
    }
  }
}
