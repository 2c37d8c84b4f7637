import Traces

/// Gives a protocol doubles, classes that answer in place of an object in tests: `@Doubled protocol CartViewProtocol`.
///
/// `@Doubled` adds a class `<Name>Fake`, which answers in place of an object, and a class `<Name>StandIn`, which
/// records the messages to the fake. `SubjectUnderTest` uses fakes for references that are not set, and so do the
/// laboratory's commands `load … alone=`, `stub`, `send` and `resend`. A protocol without doubles needs no attribute.
///
/// The macro refuses what a fake cannot implement, such as `static`, `init`, subscripts, associated types, `Self`,
/// `mutating`, `optional`, variadic, `consuming`, `borrowing` and `sending` parameters, parameter packs, a
/// superclass, several parents, an actor's protocol, requirements under `#if`, results of generic methods, parents
/// that are not `@Doubled`.
/// A protocol inside a type gets no doubles, and an optimized build has none. `checks: .off` turns off warnings about
/// closures whose calls are not recorded.
@attached(peer, names: suffixed(StandIn), suffixed(Fake), named(_doubles))
public macro Doubled(checks: BoundaryChecks = .on) =
  #externalMacro(module: "TraceMacros", type: "DoubledMacro")

/// Gives a protocol only the recording class `<Name>StandIn`, for protocols in tests that `@Doubled` would refuse.
@attached(peer, names: suffixed(StandIn))
package macro Proxied(checks: BoundaryChecks = .on) =
  #externalMacro(module: "TraceMacros", type: "DoubledMacro")

/// Gives a protocol doubles, as `@Doubled` does, if written `@Traced(.playable)`; without the argument it adds nothing.
@available(*, deprecated, message: "use '@Doubled', or take it away")
@attached(peer, names: suffixed(StandIn), suffixed(Fake), named(_doubles))
public macro Traced(_ use: BoundaryUse? = nil, checks: BoundaryChecks = .on) =
  #externalMacro(module: "TraceMacros", type: "DoubledMacro")

/// The argument of the deprecated `@Traced`.
@available(*, deprecated, message: "use '@Doubled'")
public enum BoundaryUse: Sendable {
  /// The doubles that `@Doubled` adds, for tests and the laboratory.
  case playable
}

/// Gives a class or an actor its role, and makes its methods record their calls: `@Role(.presenter)`.
///
/// Each method determines its caller when it begins. A stored `var` spelled `any P`, or with a type named like a
/// boundary (`…Protocol`, `…Delegate`, …), becomes a seam: each read notes the reader, and whether the reference is
/// nil. Another optional `var` is recorded likewise if its type is a class with a role or a protocol of the app.
/// `@Unseen` leaves a property or method out.
///
/// The macro warns about methods, properties and closures whose calls cannot be recorded, and about references that
/// break a rule of VIPER: from a View to an Interactor, Router, Store or Repository; from an Interactor to a View or
/// Router; from a Presenter with an Interactor to a Store; a strong reference from a Presenter to its View or from an
/// Interactor to its Presenter. `checks: .off` turns off the warnings about rules and about closures among a method's
/// parameters.
///
/// A class whose superclass has a role cannot have one of its own, nor can a class that is local to a function. In an
/// `@Observable` class, write `@Seam @ObservationIgnored`, in this order, before a seam. A property with a property
/// wrapper cannot be a seam.
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

/// Gives a class or an actor a role of the team's own, which counts as a standard role: `@Role("Wireframe", as: .router)`.
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
/// Write `@Role` before each extension of a class with a role: without the attribute, calls of its methods are not recorded.
@attached(memberAttribute)
@attached(member)
public macro Role() = #externalMacro(module: "TraceMacros", type: "RoleMacro")

/// Makes a method record its own calls, or, without `recordsCalls`, only register its extension's list of calls.
///
/// Only for code that `@Role` generates.
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

/// Makes an optional `var` record a read of nil, and note the reader of any other value; only for code that `@Role` generates.
@attached(accessor, names: named(get), named(set), named(init), named(_modify))
@attached(peer, names: prefixed(_), prefixed(__))
public macro _Watched() = #externalMacro(module: "TraceMacros", type: "WatchedMacro")

/// Keeps `@Role` from recording the messages through a stored reference, or the calls of a method.
@attached(peer)
public macro Unseen() = #externalMacro(module: "TraceMacros", type: "UnseenMacro")

/// Whether `@Role` and `@Doubled` warn about broken rules of the architecture and closure parameters that are not recorded.
public enum BoundaryChecks: Sendable {
  /// The warnings, with fix-its.
  case on
  /// No warnings.
  case off
}

/// The roles that `@Role` accepts by name; `Role` describes their responsibilities.
public enum StandardRole: String, Sendable, CaseIterable {
  /// The role `Role.view` of a trace.
  case view = "View"
  /// The role `Role.controller` of a trace.
  case controller = "Controller"
  /// The role `Role.viewModel` of a trace.
  case viewModel = "ViewModel"
  /// The role `Role.presenter` of a trace.
  case presenter = "Presenter"
  /// The role `Role.interactor` of a trace.
  case interactor = "Interactor"
  /// The role `Role.repository` of a trace.
  case repository = "Repository"
  /// The role `Role.store` of a trace.
  case store = "Store"
  /// The role `Role.coordinator` of a trace.
  case coordinator = "Coordinator"
  /// The role `Role.router` of a trace.
  case router = "Router"

  var role: Role { .named(rawValue) }
}
