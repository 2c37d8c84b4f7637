/// What the types of values tell, found out once for each: a cast to a protocol costs much more.
struct TypeFacts: Sendable {
  /// What a value is by itself, without looking into it.
  enum Plain {
    case named, string, substring, character, staticString, bool, integer, float, type
  }

  /// What its text is made of; nil for a structure or an object.
  let plain: Plain?
  // Types never change, whoever asks them.
  /// The type, where it stands in for another object.
  nonisolated(unsafe) let standIn: (any _StandIn.Type)?
  /// The type, where it takes part.
  nonisolated(unsafe) let traced: (any _TracedRole.Type)?
  /// Whether it describes itself.
  let isDescribed: Bool
  /// Whether it shows of itself what it likes.
  let isCustomReflectable: Bool
  let isClass: Bool
  /// Whether it is a struct that shows all of its fields as they are.
  let isPlainStruct: Bool
  let isOptional: Bool
  /// Whether it hands out what is in it.
  let isContainer: Bool
  let isFunction: Bool

  /// Whether it stands in for another object.
  var isStandIn: Bool { standIn != nil }

  /// What a type tells.
  static func of(_ type: Any.Type) -> TypeFacts { known[type] }

  private static let known = TypeCache<TypeFacts> { TypeFacts($0) }

  /// Asks for nothing that the kind of the type rules out: to learn that a type does not conform, all
  /// conformances of the program are gone through.
  private init(_ type: Any.Type) {
    isClass = type is AnyClass
    plain = isClass ? (type is any TraceNaming.Type ? .named : nil) : Plain(type)
    standIn = isClass ? type as? any _StandIn.Type : nil
    traced = isClass ? type as? any _TracedRole.Type : nil
    isDescribed = type is any CustomStringConvertible.Type
    isCustomReflectable = type is any CustomReflectable.Type
    isPlainStruct =
      MetadataKind(of: type) == .struct && !isCustomReflectable && type != AnyHashable.self
    isContainer = !isClass && type is any Container.Type
    isOptional = MetadataKind(of: type) == .optional
    isFunction = MetadataKind(of: type) == .function
  }
}

extension TypeFacts.Plain {
  fileprivate init?(_ type: Any.Type) {
    switch type {
    case is any TraceNaming.Type: self = .named
    case is String.Type: self = .string
    case is Substring.Type: self = .substring
    case is Character.Type: self = .character
    case is StaticString.Type: self = .staticString
    case is Bool.Type: self = .bool
    case is any BinaryInteger.Type: self = .integer
    case is any BinaryFloatingPoint.Type: self = .float
    default:
      guard MetadataKind(of: type)?.isOfTypes == true else { return nil }
      self = .type
    }
  }
}
