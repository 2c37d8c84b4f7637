import Synchronization

/// What a fixture tells of itself: what is called, shown, answered and released, in its order.
public final class Journal: Sendable {
  private let entries = Mutex<[String]>([])

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
    entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }

  /// The beginning of an entry about a message.
  public static let called = "called "

  /// The beginning of an entry about an object's end.
  public static let gone = "gone "

  private func add(_ entry: String) { entries.withLock { $0.append(entry) } }

  /// The name of a class, without its generic arguments.
  private static func name(of type: AnyClass) -> Substring {
    "\(type)".prefix { $0 != "<" }
  }
}

/// The journal of the fixture that plays; they play one after another.
public let journal = Journal()
