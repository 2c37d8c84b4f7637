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
  if let type = facts.standIn { return base(of: value, type) }
  // The cast also unwraps an optional.
  guard facts.isOptional, let standIn = value as? any _StandIn else { return value }
  return standIn.__anyBase
}

/// Reads the object behind a recording proxy of a known class; a cast would search for the conformance again.
private func base<StandIn: _StandIn>(of value: Any, _: StandIn.Type) -> Any {
  unsafeDowncast(instance(value), to: StandIn.self).__anyBase
}
