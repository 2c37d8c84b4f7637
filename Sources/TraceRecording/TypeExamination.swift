/// Looks through a type, field by field, for what may hold a reference.
struct TypeExamination {
  /// The types that were met: one that holds values of its own type is looked through once.
  private var met: Set<ObjectIdentifier> = []

  /// What holds for a type.
  static func keeping(of type: Any.Type) -> Keeping {
    var examination = TypeExamination()
    return examination.keeping(of: type)
  }

  private mutating func keeping(of type: Any.Type) -> Keeping {
    guard met.insert(ObjectIdentifier(type)).inserted else { return .plain }
    if TypeExamination.texts.contains(where: { $0 == type }) { return .plain }
    if let list = type as? any Listed.Type { return all(list.elements) }
    switch MetadataKind(of: type) {
    case .struct, .tuple: return all(fields(of: type))
    case .enum: return hasPayload(type) ? .perValue : .plain
    default: return isTrivial(type) ? .plain : .references
    }
  }

  /// Types whose storage the runtime shows as a bare pointer, though it can only be text.
  private static let texts: [Any.Type] = [String.self, StaticString.self]

  /// The least that holds for all; a field that may hold a reference cannot be looked into again.
  private mutating func all(_ types: [Any.Type]?) -> Keeping {
    guard let types else { return .references }
    for type in types where keeping(of: type) != .plain { return .references }
    return .plain
  }

  /// The types of the fields; nil where the runtime does not show them all.
  private func fields(of type: Any.Type) -> [Any.Type]? {
    let types = StoredField.all(of: type).map(\.type)
    return isTrivial(type) || !types.allSatisfy(isTrivial) ? types : nil
  }
}

/// Whether values of a type are mere bytes, among which may be unmanaged references.
private func isTrivial(_ type: Any.Type) -> Bool {
  func isBytes<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
  return _openExistential(type, do: isBytes)
}

/// The kinds of types that the runtime tells apart, as Swift's stable ABI numbers them.
enum MetadataKind: Int {
  case `struct` = 0x200
  case `enum` = 0x201
  case optional = 0x202
  case tuple = 0x301
  case function = 0x302
  case existential = 0x303
  case metatype = 0x304
  case existentialMetatype = 0x306
  case `class` = 0

  init?(of type: Any.Type) {
    self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
  }
}

extension MetadataKind {
  /// Whether the values are types.
  var isOfTypes: Bool { self == .metatype || self == .existentialMetatype }
}

/// Whether values of a type are references to objects, or such a reference or none: their first word
/// is the object's address, or 0.
///
/// What follows the kind tells it: of an optional the type that it wraps, in the third word; of a
/// protocol's type whether only classes conform, by the highest bit of its flags.
func isReference(_ type: Any.Type) -> Bool {
  let words = unsafeBitCast(type, to: UnsafePointer<Int>.self)
  switch MetadataKind(of: type) {
  case .class: return true
  case .optional:
    let wrapped = unsafeBitCast(words[2], to: Any.Type.self)
    return MetadataKind(of: wrapped) != .optional && isReference(wrapped)
  case .existential: return words[1] & 0x8000_0000 == 0
  default: return false
  }
}

/// Whether any case of an enum carries a value: their number is the sixth word that describes it.
private func hasPayload(_ type: Any.Type) -> Bool {
  let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafePointer<UInt32>>.self)
  return metadata[1][5] & 0xFF_FFFF != 0
}
