/// Gives a protocol doubles: `@Doubled protocol CartViewProtocol`.
///
/// It adds a class `<Name>Fake`, which answers in the place of an object, and a class `<Name>StandIn`, which records what the
/// fake is told. `SubjectUnderTest` puts doubles where references are not set; in the laboratory they serve `alone=`, `stub`,
/// `send` and `resend`. A protocol without doubles needs no attribute.
///
/// What a fake cannot answer for is refused: `static`, `init`, subscripts, associated types, `Self`, `mutating`, `optional`,
/// variadic, `consuming`, `borrowing` and `sending` parameters, parameter packs, a superclass, protocols of an actor,
/// requirements under `#if`, generic results, and parents that are not `@Doubled`. A protocol inside a type has no doubles,
/// and none has any in an optimized build. `checks: .off` turns off warnings of closures whose calls are not recorded.
@attached(peer, names: suffixed(StandIn), suffixed(Fake), named(_doubles))
public macro Doubled(checks: BoundaryChecks = .on) =
  #externalMacro(module: "TraceMacros", type: "DoubledMacro")

/// Gives a protocol a stand-in without a fake, for tests of this package that `@Doubled` refuses.
@attached(peer, names: suffixed(StandIn))
package macro Proxied(checks: BoundaryChecks = .on) =
  #externalMacro(module: "TraceMacros", type: "DoubledMacro")

/// Does what `@Doubled` does where it says `.playable`, else nothing: objects with `@Role` record their own calls.
@available(*, deprecated, message: "use '@Doubled', or take it away")
@attached(peer, names: suffixed(StandIn), suffixed(Fake), named(_doubles))
public macro Traced(_ use: BoundaryUse? = nil, checks: BoundaryChecks = .on) =
  #externalMacro(module: "TraceMacros", type: "DoubledMacro")

/// What `@Traced` was told.
@available(*, deprecated, message: "use '@Doubled'")
public enum BoundaryUse: Sendable {
  /// What `@Doubled` is for.
  case playable
}

/// Gives a class or an actor its role in the conversation: `@Role(.presenter)`.
///
/// Its objects record their own calls: each method notes at its beginning who calls it. A stored `var` spelled `any P`, or
/// whose type's name ends like a boundary's (`…Protocol`, `…Delegate`, …), becomes a seam; it notes who reads it and whether it
/// is nil, as any other optional `var` does whose type is a class with a role or a protocol of the app. `@Unseen` leaves one out.
///
/// It warns of methods, properties and closures whose calls have no row, and where a rule of VIPER is broken: a View
/// references an Interactor, Router, Store or Repository; an Interactor a View or Router; a Presenter a Store; a Presenter
/// its View, or an Interactor its Presenter, strongly. `checks: .off` turns these rules off, and nothing else.
///
/// An actor has a role as a class has. A class whose superclass has a role cannot have one of its own, nor can a class that
/// is local to a function. In an `@Observable` class a seam is spelled out: `@Seam @ObservationIgnored`, in this order. What
/// a property wrapper keeps cannot be a seam.
///
/// The role of a reference is read from its written type: what a type alias or an inferred type hides is not seen, nor is
/// what stands in an extension without `@Role`.
@attached(memberAttribute)
@attached(
  member,
  conformances: _TracedRole,
  names: named(__participant),
  named(__standIns),
  named(__Seams)
)
@attached(extension, conformances: _TracedRole)
public macro Role(_ role: StandardRole, checks: BoundaryChecks = .on) =
  #externalMacro(module: "TraceMacros", type: "RoleMacro")

/// Gives a class or an actor a role with a team's own name: `@Role("Wireframe", as: .router)`.
@attached(memberAttribute)
@attached(
  member,
  conformances: _TracedRole,
  names: named(__participant),
  named(__standIns),
  named(__Seams)
)
@attached(extension, conformances: _TracedRole)
public macro Role(_ name: String, as role: StandardRole, checks: BoundaryChecks = .on) =
  #externalMacro(module: "TraceMacros", type: "RoleMacro")

/// Makes the methods of an extension record their own calls: `@Role extension ProductListPresenter`.
///
/// It goes on extensions of classes that have a role, and gives the calls in them their files and lines.
@attached(memberAttribute)
@attached(member)
public macro Role() = #externalMacro(module: "TraceMacros", type: "RoleMacro")

/// Makes a method record its own calls, or only tell what its extension sends; only for what `@Role` adds.
@attached(body)
public macro _Received(_ source: StaticString = "", isHeard: Bool = true) =
  #externalMacro(module: "TraceMacros", type: "ReceivedMacro")

/// Makes a stored reference, closure or publisher one through which messages are recorded.
///
/// A closure that is called is a message to the object that set it, and a value that a publisher
/// (`SeamPublisher`) delivers is one from there.
@attached(accessor, names: named(get), named(set), named(init))
@attached(peer, names: prefixed(_), prefixed(__), prefixed(__StandIn_))
public macro Seam() = #externalMacro(module: "TraceMacros", type: "SeamMacro")

/// Records that an optional reference was nil when it was read, or notes who read it; only for what `@Role` adds.
@attached(accessor, names: named(get), named(set), named(init), named(_modify))
@attached(peer, names: prefixed(_), prefixed(__))
public macro _Watched() = #externalMacro(module: "TraceMacros", type: "WatchedMacro")

/// Keeps `@Role` from making a stored reference a seam, and from having a method record its calls.
@attached(peer)
public macro Unseen() = #externalMacro(module: "TraceMacros", type: "UnseenMacro")

/// Whether `@Role` and `@Doubled` warn where the rules of the architecture are broken.
public enum BoundaryChecks: Sendable {
  /// They warn, and offer what to do instead.
  case on
  /// They do not warn.
  case off
}
