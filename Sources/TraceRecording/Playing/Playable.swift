/// A stand-in whose messages people can write; only for what `@Doubled` adds.
public protocol _Playable: _StandIn {
  /// The messages of the protocol.
  nonisolated static var __messages: [_WritableMessage] { get }
  /// A fake of the protocol.
  nonisolated static func __fake(_ answers: _Answers) -> AnyObject
  /// Whether an object conforms to the protocol.
  nonisolated static func __stands(for object: Any) -> Bool
  /// What stands in for an object on a way; nil where it does not conform to the protocol.
  nonisolated static func __standIn(for object: Any, _ link: _SeamLink) -> AnyObject?
  /// What delivers a written message to an object, and gives what came back; nil where the object does
  /// not conform, or the protocol has no such message.
  ///
  /// - Throws: ``ValueError`` where a text is no value of its type.
  nonisolated static func __play(
    _ call: _WrittenCall,
    on object: Any
  ) throws(_ValueError) -> (() throws -> Any?)?
}

/// Why a text is no value, under a name that no module has; only for what `@Doubled` adds.
public typealias _ValueError = ValueError

/// A message of a protocol, as people may write it; only for what `@Doubled` adds.
public struct _WritableMessage {
  /// The name as it is declared: `show(_ rows:at index:)`.
  let declared: String
  /// The type of what comes back; nil for nothing.
  let result: Any.Type?
  /// Why nobody can write it: `takes a closure`; nil where one can.
  let obstacle: String?

  /// The type of what it may throw; nil where it throws nothing.
  let failure: Any.Type?
  /// The type of what the closure is called with through which it is answered; nil where there is none.
  let callBack: Any.Type?

  /// Makes an entry.
  public init(
    _ declared: String,
    _ result: Any.Type?,
    _ obstacle: String? = nil,
    throwing failure: Any.Type? = nil,
    callBack: Any.Type? = nil
  ) {
    self.declared = declared
    self.failure = failure
    self.result = result
    self.obstacle = obstacle
    self.callBack = callBack
  }

  /// The type of the value with which a fake can answer; nil where it answers nothing.
  var answer: Any.Type? { result ?? callBack }

  /// The name with its labels: `show(_:at:)`.
  var name: String { DeclaredName(declared).message }
}

/// A message that somebody has written: its name, and the texts of its arguments; only for what
/// `@Doubled` adds.
public struct _WrittenCall {
  /// The name with its labels: `show(_:at:)`.
  public let name: String
  let texts: [String]
  let reader: ValueReader

  /// The value of the argument at an index.
  ///
  /// - Throws: ``ValueError`` where its text is no value of that type.
  public func value<Value>(_ index: Int) throws(ValueError) -> _Handed<Value> {
    _Handed(try reader.value(texts[index]))
  }

  /// What delivers it from where people write, which is on no actor in particular.
  ///
  /// A macro cannot see whether a module is on the main actor by default, so each delivery is written as if it were.
  public func delivered(_ body: @escaping @MainActor () throws -> Any?) -> () throws -> Any? {
    unsafeBitCast(body, to: (() throws -> Any?).self)
  }

  /// What a method gave, `()` for nothing.
  public static func gave<Value>(_ value: Value) -> Any? { .some(value) }
}

/// A value on its way to an object that may be on the main actor; only for what `@Doubled` adds.
public struct _Handed<Value>: @unchecked Sendable {
  /// The value.
  public let value: Value

  /// Hands it over.
  public init(_ value: Value) { self.value = value }
}
