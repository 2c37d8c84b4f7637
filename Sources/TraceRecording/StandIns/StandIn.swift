import CRecording

/// What stands in for an object while its messages are recorded; only for what `@Traced` adds.
public protocol _StandIn: AnyObject {
  /// What it stands in for.
  nonisolated var __anyBase: Any { get }
  /// The way on which it records messages.
  nonisolated var __link: _SeamLink { get }
}

/// The object itself, where a stand-in may have been handed over.
///
/// It takes `Any`: a generic parameter would be bound to the stand-in's own class.
public func behindStandIn(_ value: Any) -> Any {
  let facts = TypeFacts.of(type(of: value))
  if let type = facts.standIn { return behind(value, type) }
  // A cast looks into an optional too.
  guard facts.isOptional, let standIn = value as? any _StandIn else { return value }
  return behindStandIn(standIn)
}

/// The same of a value whose type stands in for others; a cast would look for that once more.
private func behind<StandIn: _StandIn>(_ value: Any, _: StandIn.Type) -> Any {
  let standIn = unsafeDowncast(instance(value), to: StandIn.self)
  standIn.__link.lookBehind(ObjectIdentifier(standIn))
  return standIn.__anyBase
}

// MARK: - Comparing references: a stand-in counts as the object it stands in for

/// Whether two references point to the same object, be it through a stand-in.
///
/// In files that import TraceRecording it takes the place of the standard library's operator, so
/// that `view === sender` means the same whether or not a recorder records.
@inlinable public func === (left: AnyObject?, right: AnyObject?) -> Bool {
  guard recording_is_on() else { return same(left, right) }
  return same(original(left), original(right))
}

/// Whether two references point to different objects, be it through stand-ins.
@inlinable public func !== (left: AnyObject?, right: AnyObject?) -> Bool { !(left === right) }

@usableFromInline func same(_ left: AnyObject?, _ right: AnyObject?) -> Bool {
  left.map { ObjectIdentifier($0) } == right.map { ObjectIdentifier($0) }
}

/// The object itself where a stand-in was given.
@usableFromInline func original(_ object: AnyObject?) -> AnyObject? {
  object.map { TypeFacts.of(type(of: $0)).isStandIn ? behindStandIn($0) as AnyObject : $0 }
}
