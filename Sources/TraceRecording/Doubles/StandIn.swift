/// A class whose objects record the messages to another object; only for code that `@Doubled` generates.
public protocol _StandIn: AnyObject {
  /// The object behind the recording proxy, to which the messages go.
  nonisolated var __anyBase: Any { get }
  /// The link (sender, receiver and recorder) on which the stand-in records.
  nonisolated var __link: _SeamLink { get }
}

/// Returns the object behind a stand-in (recording proxy), and any other value unchanged; only for code that `@Role`
/// and `@Doubled` generate.
///
/// The parameter is `Any`: a generic parameter would be bound to the stand-in's own class.
public func _unwrap(_ value: Any) -> Any {
  let facts = TypeFacts.of(type(of: value))
  // A cast of the value would search for the conformance again.
  if let type = facts.standIn { return unsafeDowncast(instance(value), to: type).__anyBase }
  // The cast also unwraps an optional.
  guard facts.isOptional, let standIn = value as? any _StandIn else { return value }
  return standIn.__anyBase
}

/// A recording proxy with messages of its protocol written as text; only for code that `@Doubled` generates.
public protocol _Playable: _StandIn {
  /// The descriptions of the protocol's messages, for writing them as text.
  nonisolated static var __messages: [_WritableMessage] { get }
  /// Returns a fake, an object that conforms to the protocol and gives these answers.
  nonisolated static func __fake(_ answers: _Answers) -> AnyObject
  /// Returns a recording proxy for an object; nil if the object does not conform to the protocol.
  nonisolated static func __standIn(for object: Any, _ link: _SeamLink) -> AnyObject?
  /// Returns a closure that delivers a written message to an object and returns the result.
  ///
  /// The function returns nil if the object does not conform to the protocol, or the protocol has no such message.
  ///
  /// - Throws: ``ValueError`` where the text of an argument cannot be read.
  nonisolated static func __play(
    _ call: _WrittenCall,
    on object: Any
  ) throws(_ValueError) -> (() throws -> Any?)?
}

/// The error of an unreadable text, under a name that clashes with no type; only for code that `@Doubled` generates.
public typealias _ValueError = ValueError

/// A description of a protocol's message, for writing it as text; only for code that `@Doubled` generates.
public struct _WritableMessage {
  /// The message's name as declared: `show(_ rows:at index:)`.
  let declared: String
  let result: Any.Type?
  /// The reason why the message cannot be written, `takes a closure`; nil where it can.
  let obstacle: String?

  let failure: Any.Type?
  /// The type of the value passed to the completion closure; nil where the method has none.
  let callBack: Any.Type?

  /// Creates a message; `obstacle` is the reason why people cannot write it.
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

  /// The type of a fake's answer: the result, or the value passed to the completion closure; nil for neither.
  var answer: Any.Type? { result ?? callBack }

  /// The message's name with its labels: `show(_:at:)`.
  var name: String { DeclaredName(declared).message }
}

/// A message written as text: its name and the texts of its arguments; only for code that `@Doubled` generates.
public struct _WrittenCall {
  /// The message's name with its labels: `show(_:at:)`.
  public let name: String
  let texts: [String]
  let reader: ValueReader

  /// Returns the value that the text of the argument at an index, from 0, denotes.
  ///
  /// - Throws: ``ValueError`` where the text of the argument is no value of that type.
  public func value<Value>(_ index: Int) throws(ValueError) -> _Handed<Value> {
    _Handed(try reader.value(texts[index]))
  }

  /// Returns a closure that runs `body` and returns its result; not isolated to the main actor, since people write messages outside
  /// any actor.
  ///
  /// The macro cannot see whether the module's default isolation is the main actor, so it generates each delivery for
  /// the main actor.
  public func delivering<Value>(
    _ body: @escaping @MainActor () throws -> Value
  ) -> () throws -> Any? {
    let body = unsafeBitCast(body, to: (() throws -> Value).self)
    return { .some(try body()) }
  }
}

/// A written value on its way to an object that may be on the main actor; only for code that `@Doubled` generates.
public struct _Handed<Value>: @unchecked Sendable {
  /// The value to pass to the object.
  public let value: Value

  /// Wraps a value to pass to an object.
  public init(_ value: Value) { self.value = value }
}

/// Returns the stand-ins (recording proxies) for references of a type: none here, but `@Doubled` generates an overload for its
/// protocol; only for code that `@Role` generates.
@_disfavoredOverload
public func _doubles<Target>(_: Target.Type) -> [any _StandIn.Type] { [] }
