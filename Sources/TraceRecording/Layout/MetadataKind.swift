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

  /// Reads the kind of a type; where the layout is not as expected, only classes and optionals are told.
  init?(of type: Any.Type) {
    guard Layout.isAsExpected else {
      guard type is AnyClass || type is any OptionalType.Type else { return nil }
      self = type is AnyClass ? .class : .optional
      return
    }
    self.init(reading: type)
  }

  /// Reads the kind of a type, whatever the layout is.
  init?(reading type: Any.Type) {
    self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
  }
}

private protocol OptionalType {}

extension Optional: OptionalType {}

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
  switch MetadataKind(reading: type) {
  case .class: return true
  case .optional:
    let wrapped = unsafeBitCast(words[2], to: Any.Type.self)
    return MetadataKind(reading: wrapped) != .optional && isReference(wrapped)
  case .existential: return words[1] & 0x8000_0000 == 0
  default: return false
  }
}

/// The object that a value is; a cast asks whether it is a value of another language first.
func instance(_ value: Any) -> AnyObject {
  func object<Value>(_ value: Value) -> AnyObject {
    guard MetadataKind(of: Value.self) == .class else { return value as AnyObject }
    return unsafeBitCast(value, to: AnyObject.self)
  }
  return _openExistential(value, do: object)
}
