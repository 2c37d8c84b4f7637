import SwiftSyntax
import SwiftSyntaxBuilder

/// The accessors of a seam, by which its storage is set and a stand-in handed out.
struct SeamAccessors {
  private let property: StoredProperty
  /// Whether the object itself is handed out, and a note taken of who reads it.
  private let leavesNote: Bool

  init(_ property: StoredProperty, isAtReceiver: Bool = false) {
    self.property = property
    leavesNote = isAtReceiver && property.reference.isObject
  }
}

extension SeamAccessors {
  private var name: String { property.name }

  /// What records.
  var recorded: [AccessorDeclSyntax] { [initAccessor, getter, setter] }

  /// What keeps a refused property working, so that one mistake makes one error.
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
    let label = property.reference.isOptional ? "from" : "fromSome"
    let recording = """
      let target: \(property.type) = \(stored("initialValue"))
      _\(name) = __participant.wire(&__\(name), \(label): target)\(maker)
      """
    return """
      @storageRestrictions(initializes: _\(raw: name), accesses: __participant, __\(raw: name))
      init(initialValue) {
      \(raw: Production.choice("_\(name) = initialValue", recording))
      }
      """
  }

  private var getter: AccessorDeclSyntax {
    let recording = property.reference.isOptional ? optionalRead : plainRead
    return """
      get {
      \(raw: Production.choice("return _\(name)", recording))
      }
      """
  }

  /// Nil stays nil; that it was read is recorded.
  private var optionalRead: String {
    """
    guard __participant.isOn else { return _\(name) }
    \(reuse)guard let target = _\(name)\(substitute) else {
      __participant.lose(__\(name).now)
      return nil
    }
    \(leavesNote ? "return \(note) ? target : nil" : optionalResult)
    """
  }

  private var optionalResult: String {
    """
    guard let link = __participant.link(__\(name).now, to: target) else {
      return __participant.isStopped(__\(name).now) ? nil : target
    }
    return \(result)
    """
  }

  private var plainRead: String {
    """
    let target = _\(name)
    guard __participant.isOn else { return target }
    \(leavesNote ? "\(note)\nreturn target" : plainResult)
    """
  }

  private var plainResult: String {
    """
    \(reuse)guard let link = __participant.link(__\(name).now, to: target) else {
      return target
    }
    return \(result)
    """
  }

  /// What notes that the reference was read.
  private var note: String { "__participant.note(__\(name).now, to: target)" }

  private var setter: AccessorDeclSyntax {
    let label = property.reference.isOptional ? "to" : "toSome"
    let recording = """
      let target: \(property.type) = \(stored("newValue"))
      _\(name) = __participant.wire(&__\(name), of: self, \(label): target)\(maker)
      """
    return """
      set {
      \(raw: Production.choice("_\(name) = newValue", recording))
      }
      """
  }

  /// What makes the stand-in of a strong reference when it is set, so that each call need not.
  private var maker: String {
    guard let keptStandIn else { return "" }
    return " { \(keptStandIn)($0, $1) }"
  }

  /// The way to a stand-in that was made when the reference was set.
  private var reuse: String {
    guard let keptStandIn else { return "" }
    return """
      if let kept = __\(name).standIn {
          let standIn = unsafeDowncast(kept, to: \(keptStandIn).self)
          if __participant.note(standIn.__link.reads) { return standIn }
        }

      """ + "  "
  }

  private var keptStandIn: String? {
    guard property.reference.isObject, property.strength == "strong", !leavesNote else {
      return nil
    }
    return StandInAlias(property)?.name
  }

  /// What is stored: never a stand-in.
  private func stored(_ value: String) -> String {
    guard property.reference.isObject else { return value }
    let type = property.reference.wrapped.trimmedDescription
    return "__participant.isOn ? behindStandIn(\(value) as Any) as? \(type) ?? \(value) : \(value)"
  }

  /// The object that a fault references weakly, where the property itself may be nil.
  private var substitute: String {
    guard property.reference.isObject else { return "" }
    let type = property.reference.wrapped.trimmedDescription
    return " ?? (__\(name).substitute as? \(type))"
  }

  /// What the getter hands out while a recorder records.
  private var result: String {
    if let function = property.reference.function {
      return ClosureParameter(function, name: "target").wrapped(message: name, link: "link")
    }
    if property.reference.isPublisher { return "link.publishing(\"\(name)\", target)" }
    return "\(StandInAlias(property)?.name ?? "")(target, link)"
  }
}
