/// Gives a protocol doubles, classes that answer in place of an object in tests: `@Doubled protocol CartViewProtocol`.
///
/// `@Doubled` adds a class `<Name>Fake`, which answers in place of an object, and a class `<Name>StandIn`, which
/// records the messages to the fake. `SubjectUnderTest` uses fakes for references that are not set; in the laboratory
/// they serve `alone=`, `stub`, `send` and `resend`. A protocol without doubles needs no attribute.
///
/// The macro refuses what a fake cannot implement: `static`, `init`, subscripts, associated types, `Self`,
/// `mutating`, `optional`, variadic, `consuming`, `borrowing` and `sending` parameters, parameter packs, a
/// superclass, protocols of an actor, requirements under `#if`, generic results, and parents that are not `@Doubled`.
/// A protocol inside a type gets no doubles, and an optimized build has none. `checks: .off` turns off warnings about
/// closures whose calls are not recorded.
@attached(peer, names: suffixed(StandIn), suffixed(Fake), named(_doubles))
public macro Doubled(checks: BoundaryChecks = .on) =
  #externalMacro(module: "TraceMacros", type: "DoubledMacro")

/// Gives a protocol only a class that records messages, for tests of this package that `@Doubled` would refuse.
@attached(peer, names: suffixed(StandIn))
package macro Proxied(checks: BoundaryChecks = .on) =
  #externalMacro(module: "TraceMacros", type: "DoubledMacro")

/// Expands to the same as `@Doubled` with `.playable`, else to nothing: objects with `@Role` record their own calls.
@available(*, deprecated, message: "use '@Doubled', or take it away")
@attached(peer, names: suffixed(StandIn), suffixed(Fake), named(_doubles))
public macro Traced(_ use: BoundaryUse? = nil, checks: BoundaryChecks = .on) =
  #externalMacro(module: "TraceMacros", type: "DoubledMacro")

/// The use of a protocol that the deprecated `@Traced` names.
@available(*, deprecated, message: "use '@Doubled'")
public enum BoundaryUse: Sendable {
  /// The use in tests and in the laboratory, with the doubles that `@Doubled` adds.
  case playable
}

/// Gives a class or an actor its role in the conversation: `@Role(.presenter)`.
///
/// Objects of the class record their own calls: each method determines its caller when it begins. A stored `var`
/// spelled `any P`, or with a type named like a boundary (`…Protocol`, `…Delegate`, …), becomes a seam: each read notes
/// the reader, and whether the reference is nil. Other optional `var`s do the same if their type is a class with a role
/// or a protocol of the app. `@Unseen` leaves a property out.
///
/// The macro warns about methods, properties and closures whose calls have no row, and about references that break a
/// rule of VIPER: from a View to an Interactor, Router, Store or Repository; from an Interactor to a View or Router;
/// from a Presenter to a Store; a strong one from a Presenter to its View or from an Interactor to its Presenter.
/// `checks: .off` turns off the warnings about rules, and nothing else.
///
/// Actors can have a role, too. A class whose superclass has a role cannot have one of its own, nor can a class that
/// is local to a function. In an `@Observable` class a seam is spelled out: `@Seam @ObservationIgnored`, in this
/// order. A property with a property wrapper cannot be a seam.
///
/// The role of a reference's target is read from the written type. The macro does not see through a type alias or an
/// inferred type, nor into an extension without `@Role`.
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
/// Needed for extensions of classes with a role. It also gives the calls in the extension their files and lines.
@attached(memberAttribute)
@attached(member)
public macro Role() = #externalMacro(module: "TraceMacros", type: "RoleMacro")

/// Makes a method record its own calls, or only register the source table (list of calls) of its extension; only for
/// code that `@Role` generates.
@attached(body)
public macro _Received(_ source: StaticString = "", recordsCalls: Bool = true) =
  #externalMacro(module: "TraceMacros", type: "ReceivedMacro")

/// Makes a stored reference, closure or publisher record the messages that pass through it.
///
/// Calling a stored closure is a message to the object that set it. A value that a publisher (`SeamPublisher`)
/// delivers is a message from the object that owns the publisher.
@attached(accessor, names: named(get), named(set), named(init))
@attached(peer, names: prefixed(_), prefixed(__), prefixed(__StandIn_))
public macro Seam() = #externalMacro(module: "TraceMacros", type: "SeamMacro")

/// Records that an optional reference was nil when it was read, or notes which object read it; only for code that
/// `@Role` generates.
@attached(accessor, names: named(get), named(set), named(init), named(_modify))
@attached(peer, names: prefixed(_), prefixed(__))
public macro _Watched() = #externalMacro(module: "TraceMacros", type: "WatchedMacro")

/// Keeps `@Role` from recording messages through a stored reference, or calls of a method.
@attached(peer)
public macro Unseen() = #externalMacro(module: "TraceMacros", type: "UnseenMacro")

/// Whether `@Role` and `@Doubled` warn about broken rules of the architecture.
public enum BoundaryChecks: Sendable {
  /// The warnings, with fix-its.
  case on
  /// No warnings.
  case off
}
