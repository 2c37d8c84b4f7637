/// Makes a protocol a boundary: messages through it can be recorded.
///
/// It adds a class `<Name>Probe`, which stands in for a conforming object while a recorder records.
@attached(peer, names: suffixed(Probe))
public macro Traced() = #externalMacro(module: "TraceMacros", type: "TracedMacro")

/// Gives a class its role in the conversation: `@Role(.presenter)`.
///
/// Every stored `var` spelled `any P`, or whose type's name ends like a boundary's
/// (`…Protocol`, `…Output`, `…Delegate`, …), becomes a seam.
@attached(memberAttribute)
@attached(member, names: named(__participant), named(__sends), named(__Seams))
@attached(extension, conformances: TracedRole)
public macro Role(_ role: StandardRole) =
  #externalMacro(module: "TraceMacros", type: "RoleMacro")

/// Gives a class a role with a team's own name: `@Role("Wireframe", as: .router)`.
@attached(memberAttribute)
@attached(member, names: named(__participant), named(__sends), named(__Seams))
@attached(extension, conformances: TracedRole)
public macro Role(_ name: String, as role: StandardRole) =
  #externalMacro(module: "TraceMacros", type: "RoleMacro")

/// Makes a stored reference, or a stored closure, one through which messages are recorded.
@attached(accessor, names: named(get), named(set), named(init))
@attached(peer, names: prefixed(_), prefixed(__))
public macro Seam() = #externalMacro(module: "TraceMacros", type: "SeamMacro")

/// Keeps `@Role` from making a stored reference a seam.
@attached(peer)
public macro Unseen() = #externalMacro(module: "TraceMacros", type: "UnseenMacro")
