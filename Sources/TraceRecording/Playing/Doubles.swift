/// Returns the stand-in types for a reference type: none, unless `@Doubled` has generated an overload beside the
/// protocol; only for code that `@Role` generates.
@_disfavoredOverload
public func _doubles<Target>(_: Target.Type) -> [any _StandIn.Type] { [] }
