/// Facts about a value's type, found once for each type, since casts to protocols are slow.
struct TypeFacts: Sendable {
  enum Plain {
    case named, string, otherText, bool, integer, float, type
  }

  /// The kind of the type if values are written without looking at their fields; nil for other types.
  let plain: Plain?
  // Unchecked, as types are immutable and may be read on any thread.
  /// The type if it is a stand-in (a class whose objects record messages and forward them); nil for other types.
  nonisolated(unsafe) let standIn: (any _StandIn.Type)?
  /// The type if it is a class with a role, marked `@Role`; nil for other types.
  nonisolated(unsafe) let traced: (any _TracedRole.Type)?
  let isDescribed: Bool
  let isClass: Bool
  /// Whether the type is a struct whose fields can be read as they are stored: no mirror of its own shows other values.
  let isPlainStruct: Bool
  /// The type if it is an optional; nil for other types.
  nonisolated(unsafe) let optional: (any OptionalType.Type)?
  let isFunction: Bool

  var isStandIn: Bool { standIn != nil }
  var isOptional: Bool { optional != nil }

  static func of(_ type: Any.Type) -> TypeFacts { known[type] }

  private static let known = TypeCache<TypeFacts> { TypeFacts($0) }

  /// Determines the facts with few casts: a failing cast to a protocol searches all conformances of the program.
  private init(_ type: Any.Type) {
    isClass = type is AnyClass
    plain = isClass ? (type is any TraceNaming.Type ? .named : nil) : Plain(type)
    standIn = isClass ? type as? any _StandIn.Type : nil
    traced = isClass ? type as? any _TracedRole.Type : nil
    isDescribed = type is any CustomStringConvertible.Type
    isPlainStruct =
      MetadataKind(of: type) == .struct && !(type is any CustomReflectable.Type)
      && type != AnyHashable.self
    optional = MetadataKind(of: type) == .optional ? type as? any OptionalType.Type : nil
    isFunction = MetadataKind(of: type) == .function
  }
}

extension TypeFacts.Plain {
  fileprivate init?(_ type: Any.Type) {
    switch type {
    case is any TraceNaming.Type: self = .named
    case is String.Type: self = .string
    case is Substring.Type, is Character.Type, is StaticString.Type: self = .otherText
    case is Bool.Type: self = .bool
    case is any BinaryInteger.Type: self = .integer
    case is any BinaryFloatingPoint.Type: self = .float
    default:
      let kind = MetadataKind(of: type)
      guard kind == .metatype || kind == .existentialMetatype else { return nil }
      self = .type
    }
  }
}
