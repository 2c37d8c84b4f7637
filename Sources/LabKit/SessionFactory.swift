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
      let architectures = ArchitectureTable(modules)
      return lessons
        + .builtIn.filter { architectures.ofModule($0.module).contains($0.architecture) }
    }
  }
}

/// The lessons that a caller of the library provides, in addition to the built-in ones or in their place.
enum OwnLessons: Sendable {
  case besides(LessonShelf)
  case instead(LessonShelf)
}

/// A table of each module's architectures; an entry is made on request, since making it creates all modules.
private final class ArchitectureTable: Sendable {
  private let modules: @Sendable () -> [Module]
  private let known = Mutex<[String: Set<String>]>([:])

  init(_ modules: @escaping @Sendable () -> [Module]) {
    self.modules = modules
  }

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
