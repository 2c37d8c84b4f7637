/// What stands in for an object while its messages are recorded; `@Traced` makes one.
public protocol AnyStandIn {
  /// What it stands in for.
  nonisolated var __anyBase: Any { get }
}

/// The object itself, where a stand-in may have been handed over.
///
/// It takes `Any`: a generic parameter would be bound to the stand-in's own class.
public func behindStandIn(_ value: Any) -> Any {
  let facts = TypeFacts.of(type(of: value))
  // A cast looks into an optional too.
  guard facts.isStandIn || facts.isOptional else { return value }
  return (value as? any AnyStandIn)?.__anyBase ?? value
}
