import SwiftSyntax
import SwiftSyntaxBuilder

/// The accessors of a property with `@Seam`, which record its assignments and reads.
struct SeamAccessors {
  private let property: StoredProperty
  /// Whether the getter notes the reading object and returns the property's value; else the getter returns a recording wrapper.
  private let leavesNote: Bool

  init(_ property: StoredProperty, isAtReceiver: Bool = false) {
    self.property = property
    leavesNote = isAtReceiver && property.reference.isObject
  }

  private var name: String { property.name }

  /// The accessors of a property that can have `@Seam`.
  var recorded: [AccessorDeclSyntax] { [initAccessor, getter, setter] }

  /// The accessors of a property that cannot have `@Seam`, which keep it working so that one mistake causes one error.
  var refused: [AccessorDeclSyntax] {
    [
      """
      @storageRestrictions(initializes: _\(raw: name))
      init(initialValue) { _\(raw: name) = initialValue }
      """,
      "get { _\(raw: name) }",
      "set { _\(raw: name) = newValue }",
    ]
  }

  private var initAccessor: AccessorDeclSyntax {
    let recording = wire("initialValue", of: "nil")
    return """
      @storageRestrictions(initializes: _\(raw: name), accesses: __participant, __\(raw: name))
      init(initialValue) {
      \(raw: ConditionalSource.either("_\(name) = initialValue", orElse: recording))
      }
      """
  }

  private var getter: AccessorDeclSyntax {
    let recording = property.reference.isOptional ? optionalRead : plainRead
    return """
      get {
      \(raw: ConditionalSource.either("return _\(name)", orElse: recording))
      }
      """
  }

  /// The getter's body for an optional property; the body also records each read of nil.
  private var optionalRead: String {
    leavesNote
      ? """
      guard __participant.isOn else { return _\(name) }
      guard let target = _\(name) ?? (__\(name).substitute as? \(wrappedType)) else {
        __participant.recordNil(__\(name).now)
        return nil
      }
      return \(resolved)
      """
      : """
      guard __participant.isOn else { return _\(name) }
      return __participant.read(__\(name), _\(name)) { target, link in (\(result)) as (\(wrappedType)) }
      """
  }

  private var plainRead: String {
    """
    let target = _\(name)
    guard __participant.isOn else { return target }
    \(leavesNote ? "return \(resolved) ?? target" : plainResult)
    """
  }

  private var plainResult: String {
    """
    guard let link = __participant.link(__\(name).now, to: target) else {
      return target
    }
    return \(result)
    """
  }

  /// The expression that notes the reading object and gives the stored object, or a recording proxy if a fault or fake needs one.
  private var resolved: String {
    let types = "as: (\(wrappedType)).self, _doubles((\(wrappedType)).self)"
    return "__participant.resolve(__\(name).now, target, \(types))"
  }

  private var setter: AccessorDeclSyntax {
    """
    set {
    \(raw: ConditionalSource.either("_\(name) = newValue", orElse: wire("newValue", of: "self")))
    }
    """
  }

  /// Returns the statement that stores a value and records the assignment; `owner` is the owner's expression, `nil` in initializers.
  private func wire(_ value: String, of owner: String) -> String {
    let isOptional = property.reference.isOptional
    let target = isOptional ? "to: \(value)" : "toSome: \(value) as (\(property.type))"
    return "_\(name) = __participant.wire(&__\(name), of: \(owner), \(target))"
  }

  private var wrappedType: String { property.reference.wrapped.trimmedDescription }

  /// The expression that the getter returns while a recorder records: a recording closure, publisher or proxy.
  private var result: String {
    if let function = property.reference.function {
      let closure = ClosureParameter(function: function, name: "target")
      return closure.wrapped(message: name, link: "link")
    }
    if property.reference.isPublisher { return "link.publishing(\"\(name)\", target)" }
    return "\(property.standInAlias ?? "")(target, link)"
  }
}

extension StoredProperty {
  /// The two declarations beside a property with accessors: its stored value, and the state of recording.
  var storage: [DeclSyntax] { [storedValue, seamState] }

  var storedValue: DeclSyntax {
    "\(raw: storageIsolation)private \(raw: ownership)var _\(raw: name): \(raw: storedType)"
  }

  private var seamState: DeclSyntax {
    let source =
      reference.isObject
      ? "\(strength) \(name) \(reference.protocolName ?? "")" : "closure \(name)"
    let declared = "\(storageIsolation)private var __\(name)"
    let recording = "\(declared) = _SeamState(\"\(source)\")"
    return DeclSyntax(
      indenting: ConditionalSource.either("\(declared) = _NoSeam()", orElse: recording)
    )
  }

  /// The isolation of both declarations, `nonisolated(unsafe)` or none.
  ///
  /// `nonisolated(unsafe)` is safe here: `@Role` requires that only an initializer sets a `nonisolated` property.
  private var storageIsolation: String { isNonisolated ? "nonisolated(unsafe) " : "" }

  /// The name of the alias under which a class names the stand-in (a recorder of messages) for a reference; nil where the
  /// reference's type can have none.
  ///
  /// All generated code uses the alias, so that a missing stand-in causes one error only, at the property.
  var standInAlias: String? {
    reference.isObject && reference.protocolName != nil ? "__StandIn_\(name)" : nil
  }

  var standInDeclaration: DeclSyntax? {
    guard let alias = standInAlias, let boundary = reference.protocolName else { return nil }
    let declared = "private typealias \(alias) = \(boundary)StandIn"
    return DeclSyntax(indenting: ConditionalSource.recordingOnly(declared))
  }
}
