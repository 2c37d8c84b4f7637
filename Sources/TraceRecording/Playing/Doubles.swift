/// Returns what doubles a type of reference: none, unless `@Doubled` has added such a function for it beside the protocol;
/// only for what `@Role` adds.
@_disfavoredOverload
public func _doubles<Target>(_: Target.Type) -> [any _StandIn.Type] { [] }
