/// The kinds of types in the runtime's metadata, with the numbers of Swift's stable ABI.
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

  /// Reads the kind of a type; nil for a kind that is not listed.
  ///
  /// If the self-test of the layout failed, every type that is neither a class nor an optional gives nil.
  init?(of type: Any.Type) {
    guard Layout.isAsExpected else {
      guard type is AnyClass || type is any OptionalType.Type else { return nil }
      self = type is AnyClass ? .class : .optional
      return
    }
    self.init(reading: type)
  }

  /// Reads the kind of a type even if the self-test of the layout failed; nil for a kind that is not listed.
  init?(reading type: Any.Type) {
    self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
  }
}

protocol OptionalType {
  /// Returns the wrapped value of a value of this type; nil for nil.
  static func payload(of value: Any) -> Any?
}

extension Optional: OptionalType {
  static func payload(of value: Any) -> Any? { ((value as? Self) ?? nil).map { $0 } }
}

/// Returns the object in an `Any`, without the additional check of `as AnyObject`; boxes a value that is no object.
func instance(_ value: Any) -> AnyObject {
  func object<Value>(_ value: Value) -> AnyObject {
    guard MetadataKind(of: Value.self) == .class else { return value as AnyObject }
    return unsafeBitCast(value, to: AnyObject.self)
  }
  return _openExistential(value, do: object)
}
