import Lab
import LessonKit
import Stage
import Synchronization

/// A factory of independent sessions, which can run in parallel.
///
/// Each session has its own modules; all sessions share the cached results of running the modules.
struct SessionFactory: Sendable {
  let modules: @Sendable () -> [Module]
  let lessons: OwnLessons
  let baselines: BaselineCache
  /// The lessons of all sessions, selected when the first session is created.
  private let shelf = LazyValue<LessonShelf>()

  func session(_ settings: Settings, _ files: Files) -> Session {
    Session(
      modules: modules(),
      lessons: shelf.value { makeShelf() },
      settings: settings,
      files: files,
      baselines: baselines
    )
  }

  /// Creates a session whose commands have access to the files in the folder of a page, which is a lesson or a transcript.
  func session(_ settings: Settings, for folder: PageFolder) -> Session {
    let session = session(settings, .inMemory())
    session.origin = .page(PageAccess(folder, on: .onDisk()))
    return session
  }

  func session(for lesson: Lesson) -> Session {
    session(Settings(), for: PageFolder(lesson.folder))
  }

  func sealedSession() -> Session { session(Settings(), .inMemory()) }

  /// Returns a factory of sessions that have one lesson only; this factory if `lesson` is nil.
  func with(_ lesson: Lesson?) -> SessionFactory {
    guard let lesson else { return self }
    return SessionFactory(
      modules: modules,
      lessons: .instead(LessonShelf([lesson])),
      baselines: baselines
    )
  }

  /// Returns the caller's lessons; with `.besides`, also the built-in lessons whose module exists in the lesson's architecture.
  func makeShelf() -> LessonShelf {
    switch lessons {
    case .instead(let lessons): return lessons
    case .besides(let lessons):
      let known = LazyValue<[String: Set<String>]>()
      return lessons
        + .builtIn.filter { lesson in
          known.value { architectures }[lesson.module]?.contains(lesson.architecture) ?? false
        }
    }
  }

  /// The names of each module's architectures, for which all modules are created.
  private var architectures: [String: Set<String>] {
    let named = modules().map { ($0.name, Set($0.variants.map(\.architecture.name))) }
    return Dictionary(named) { first, _ in first }
  }
}

/// The lessons that a caller of the library provides, in addition to the built-in ones or in their place.
enum OwnLessons: Sendable {
  case besides(LessonShelf)
  case instead(LessonShelf)
}

private final class LazyValue<Value: Sendable>: Sendable {
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
  /// Transforms the elements concurrently, at most `limit` at a time, and returns the results in the order of the elements.
  ///
  /// The results end with the first one for which `isLast` returns true; then no transformation of a later element is begun.
  ///
  /// - Throws: The first error in the order of the elements.
  func concurrentMap<Result: Sendable>(
    atMost limit: Int = .max,
    until isLast: (Result) -> Bool = { _ in false },
    _ body: @escaping @Sendable (Int, Element) async throws -> Result
  ) async throws -> [Result] {
    typealias Outcome = Swift.Result<Result, any Error>
    var outcomes = [Outcome?](repeating: nil, count: count)
    var (next, end) = (0, count)
    await withTaskGroup(of: (Int, Outcome).self) { group in
      func begin() {
        let (index, element) = (next, self[next])
        group.addTask {
          do { return (index, .success(try await body(index, element))) } catch {
            return (index, .failure(error))
          }
        }
        next += 1
      }
      while next < Swift.min(limit, end) { begin() }
      while let (index, outcome) = await group.next() {
        outcomes[index] = outcome
        if (try? outcome.get()).map(isLast) ?? true { end = Swift.min(end, index + 1) }
        if next < end { begin() }
      }
    }
    return try outcomes[..<end].compactMap { try $0?.get() }
  }
}
