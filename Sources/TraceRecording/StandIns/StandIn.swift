/// What stands in for an object while its messages are recorded; only for what `@Doubled` adds.
public protocol _StandIn: AnyObject {
  /// What it stands in for.
  nonisolated var __anyBase: Any { get }
  /// The way on which it records messages.
  nonisolated var __link: _SeamLink { get }
}

/// Returns the object behind a stand-in, and any other value as it is; only for what `@Role` and `@Doubled` add.
///
/// It takes `Any`: a generic parameter would be bound to the stand-in's own class.
public func _unwrap(_ value: Any) -> Any {
  let facts = TypeFacts.of(type(of: value))
  if let type = facts.standIn { return base(of: value, type) }
  // A cast looks into an optional too.
  guard facts.isOptional, let standIn = value as? any _StandIn else { return value }
  return standIn.__anyBase
}

/// The same of a value whose type stands in for others; a cast would look for that once more.
private func base<StandIn: _StandIn>(of value: Any, _: StandIn.Type) -> Any {
  unsafeDowncast(instance(value), to: StandIn.self).__anyBase
}
