import Lab
import LessonKit
import Stage
import Synchronization

/// A factory of independent sessions, which can run in parallel.
///
/// Each session has its own modules; all sessions share the cached results of running the modules.
struct SessionFactory: Sendable {
  /// The factory of the laboratory whose command line is parsed; a shell completes the names of its modules and lessons.
  @TaskLocal static var current: SessionFactory?

  let modules: @Sendable () -> [Module]
  private let baselines = BaselineCache()
  /// The lessons of all sessions, selected when the first session is created.
  private var shelf: LazyValue<LessonShelf>

  /// Creates a factory of sessions with `lessons` and the built-in lessons whose module exists in the lesson's architecture.
  init(modules: @escaping @Sendable () -> [Module], lessons: LessonShelf) {
    self.modules = modules
    let architectures = LazyValue<[String: Set<String>]> {
      let named = modules().map { ($0.name, Set($0.variants.map(\.architecture.name))) }
      return Dictionary(named) { first, _ in first }
    }
    shelf = LazyValue {
      lessons
        + .builtIn.filter { lesson in
          architectures.value[lesson.module]?.contains(lesson.architecture) ?? false
        }
    }
  }

  var lessons: LessonShelf { shelf.value }

  func session(_ settings: Settings, _ files: Files) -> Session {
    Session(
      modules: modules(),
      lessons: lessons,
      settings: settings,
      files: files,
      baselines: baselines
    )
  }

  /// Creates a session whose commands have access to the files in the folder of a page, which is a lesson or a transcript.
  func session(_ settings: Settings, for folder: PageFolder) -> Session {
    let session = session(settings, .inMemory())
    session.activePage = PageAccess(folder, on: .onDisk())
    return session
  }

  func session(for lesson: Lesson) -> Session {
    session(Settings(), for: PageFolder(lesson.folder))
  }

  func sealedSession() -> Session { session(Settings(), .inMemory()) }

  /// Returns a factory of sessions that have one lesson only; this factory if `lesson` is nil.
  func with(_ lesson: Lesson?) -> SessionFactory {
    guard let lesson else { return self }
    var factory = self
    factory.shelf = LazyValue { LessonShelf([lesson]) }
    return factory
  }
}

/// A value that is made when it is first read.
private final class LazyValue<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let kept = Mutex<Value?>(nil)

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value {
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
