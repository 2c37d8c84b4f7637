/// Returns the stand-ins (recording proxies) for references of a type: none here, but `@Doubled` generates an overload for its
/// protocol; only for code that `@Role` generates.
@_disfavoredOverload
public func _doubles<Target>(_: Target.Type) -> [any _StandIn.Type] { [] }
