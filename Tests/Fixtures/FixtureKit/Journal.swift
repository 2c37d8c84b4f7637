import Foundation

/// What a fixture tells of itself: what is called, shown, answered and released, in its order.
///
/// Unchecked, as the entries are touched under the lock alone; the thread sanitizer does not know the standard library's
/// mutex.
public final class Journal: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [String] = []

  init() {}

  /// Notes that an object was sent a message, by the message's own method or closure.
  public func called(_ receiver: AnyObject, _ message: String) {
    called(type(of: receiver), message)
  }

  /// Notes the same of an object of a class or its subclass.
  public func called(_ type: AnyClass, _ message: String) {
    add("\(Journal.called)\(Journal.name(of: type)) \(message)")
  }

  /// Notes what the user sees.
  public func shows(_ text: String) { add("shows \(text)") }

  /// Notes what a cast or a comparison says.
  public func says(_ question: String, _ answer: Bool) { add("says \(question): \(answer)") }

  /// Notes that an object is released.
  public func gone(_ object: AnyObject) {
    add("\(Journal.gone)\(Journal.name(of: type(of: object)))")
  }

  /// Takes all that was noted.
  public func take() -> [String] {
    lock.withLock {
      defer { entries = [] }
      return entries
    }
  }

  /// The beginning of an entry about a message.
  public static let called = "called "

  /// The beginning of an entry about an object's end.
  public static let gone = "gone "

  private func add(_ entry: String) { lock.withLock { entries.append(entry) } }

  /// The name of a class, without its generic arguments.
  private static func name(of type: AnyClass) -> Substring {
    "\(type)".prefix { $0 != "<" }
  }
}

/// The journal of the fixture that plays; they play one after another.
public let journal = Journal()
