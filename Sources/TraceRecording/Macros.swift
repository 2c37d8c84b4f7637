/// Makes a protocol a boundary: messages through it can be recorded.
///
/// It adds a class `<Name>StandIn`, which stands in for a conforming object while a recorder records.
/// What a stand-in cannot forward is refused: `static`, `init`, subscripts, associated types, `Self`,
/// `mutating`, `optional`, variadic, `consuming`, `borrowing` and `sending` parameters, parameter
/// packs, a superclass, and parents that are not `@Traced`.
///
/// A target built with `-D TRACING_OFF` has no stand-ins, and nothing of what `@Role` and `@Seam` add
/// takes any room there.
///
/// It warns of entities in a View's protocol, of a View to which nobody could have a weak reference, of business in a
/// Router's, and of closures whose type an alias hides; `checks: .off` turns that off. All of it goes by names (`…ViewProtocol`, `…Router`, `…Entity`): what a type alias or
/// another name hides is not seen.
@attached(peer, names: suffixed(StandIn))
public macro Traced(checks: BoundaryChecks = .on) =
  #externalMacro(module: "TraceMacros", type: "TracedMacro")

/// Makes a protocol a boundary whose messages people can write, change and answer:
/// `@Traced(.playable)`.
///
/// Beside what `@Traced` adds it adds a class `<Name>Fake`, which answers in the place of an object, and a
/// table of its messages. Nothing of it is there with `-D TRACING_OFF`. It refuses protocols of an
/// actor, requirements under `#if` and generic results; a parent must be playable too.
@attached(peer, names: suffixed(StandIn), suffixed(Fake))
public macro Traced(_ use: BoundaryUse, checks: BoundaryChecks = .on) =
  #externalMacro(module: "TraceMacros", type: "TracedMacro")

/// What people may do with a boundary's messages besides watching them.
public enum BoundaryUse: Sendable {
  /// Write them (`send`), change them (`resend`), and have a fake answer them (`stub`).
  case playable
}

/// Gives a class or an actor its role in the conversation: `@Role(.presenter)`.
///
/// Every stored `var` spelled `any P`, or whose type's name ends like a boundary's
/// (`…Protocol`, `…Output`, `…Delegate`, …), becomes a seam. It warns of other references and
/// closures, which `@Seam` or `@Unseen` decides, and where a reference is compared or cast (`==`,
/// `is`, `as?`), since it is a stand-in while a recorder records.
///
/// It also warns where a rule of VIPER is broken: a View references an Interactor, Router, Store or
/// Repository; an Interactor a View or Router; a Presenter a Store; a Presenter its View, or an
/// Interactor its Presenter, strongly. `checks: .off` turns these rules off, and nothing else.
///
/// An actor has a role as a class has. What its initializer sets before it awaits, or a
/// `nonisolated` initializer of a class with a global actor, can have accessors only where it is
/// `nonisolated private(set) var`, which the fix-it offers. Nothing then keeps it from being set
/// elsewhere at the same time as it is read, so leave that to the initializer.
///
/// It says where nothing can be recorded: through `any A & B`, `any P<X>`, a generic parameter, a
/// `lazy var`, a list, a property with observers, one whose type is inferred, and variables that are declared
/// together. A class whose superclass has a role cannot
/// have one of its own, nor can a class that is local to a function.
///
/// In an `@Observable` class a seam is spelled out: `@Seam @ObservationIgnored`, in this order. What
/// a property wrapper keeps cannot be a seam.
///
/// `standIns: .off` leaves every reference as it is: methods record their own calls instead, and no
/// protocol needs `@Traced`. It then warns of methods and properties that cannot, and of closures whose type an alias
/// hides.
///
/// All of it goes by names: the role is the attribute's own, that of a reference is read from its
/// written type (`…InteractorProtocol`, `…ViewInput`). What a type alias, an inferred type or
/// another name hides is not seen, nor is what stands in an extension without `@Role`.
@attached(memberAttribute)
@attached(
  member,
  conformances: _TracedRole,
  names: named(__participant),
  named(__sends),
  named(__standIns),
  named(__Seams)
)
@attached(extension, conformances: _TracedRole)
public macro Role(
  _ role: StandardRole,
  checks: BoundaryChecks = .on,
  standIns: StandIns = .on
) =
  #externalMacro(module: "TraceMacros", type: "RoleMacro")

/// Gives a class or an actor a role with a team's own name: `@Role("Wireframe", as: .router)`.
@attached(memberAttribute)
@attached(
  member,
  conformances: _TracedRole,
  names: named(__participant),
  named(__sends),
  named(__standIns),
  named(__Seams)
)
@attached(extension, conformances: _TracedRole)
public macro Role(
  _ name: String,
  as role: StandardRole,
  checks: BoundaryChecks = .on,
  standIns: StandIns = .on
) =
  #externalMacro(module: "TraceMacros", type: "RoleMacro")

/// Makes the methods of an extension record their own calls: `@Role extension ProductListPresenter`.
///
/// It goes on extensions of classes that have a role, and gives the calls in them their files and lines.
@attached(memberAttribute)
@attached(member)
public macro Role() = #externalMacro(module: "TraceMacros", type: "RoleMacro")

/// Makes a method record its own calls; only for what `@Role` adds, which says what an extension sends.
@attached(body)
public macro _Received(_ source: StaticString = "") =
  #externalMacro(module: "TraceMacros", type: "ReceivedMacro")

/// Makes a stored reference, closure or publisher one through which messages are recorded.
///
/// A closure that is called is a message to the object that set it, and a value that a publisher
/// (`SeamPublisher`) delivers is one from there.
@attached(accessor, names: named(get), named(set), named(init))
@attached(peer, names: prefixed(_), prefixed(__), prefixed(__StandIn_))
public macro Seam() = #externalMacro(module: "TraceMacros", type: "SeamMacro")

/// Keeps `@Role` from making a stored reference a seam, and from having a method record its calls.
@attached(peer)
public macro Unseen() = #externalMacro(module: "TraceMacros", type: "UnseenMacro")

/// Whether `@Role` and `@Traced` warn where the rules of the architecture are broken.
public enum BoundaryChecks: Sendable {
  /// They warn, and offer what to do instead.
  case on
  /// They do not warn.
  case off
}

/// Where the messages of a class's objects are recorded.
public enum StandIns: Sendable {
  /// At the references: while a recorder records, each hands out a stand-in that records what is sent through it.
  case on
  /// At the receiver: references stay as they are, and the objects' methods record their own calls.
  case off
}
