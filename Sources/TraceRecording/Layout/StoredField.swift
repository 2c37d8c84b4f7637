import CRecording

/// A stored property of a type, as the Swift runtime knows it.
struct StoredField: Sendable {
  let name: String
  let type: Any.Type
  /// Whether it is neither weak nor unowned.
  let isStrong: Bool

  /// How the value of a field is read from an object.
  enum Reading: Sendable {
    /// A seam's state, at an offset in bytes from the object's beginning.
    case seam(Int)
    /// A reference or nil, at an offset in bytes.
    case reference(Int)
    /// Any other value, at an offset in bytes.
    case value(Int)
    /// A weak or unowned reference or nil, at an offset in bytes; and which field it is of its class.
    case optional(Int, of: Any.Type, Int)
    /// An unowned reference, at an offset in bytes: its target may be gone, so that nobody may follow it.
    case unowned(Int)
  }

  /// Those of a struct, a tuple, or a class with its superclasses; in the order of declaration.
  static func all(of type: Any.Type) -> [StoredField] { known[type] }

  /// The values of a struct's fields, in the order of declaration; nil where not all are strong.
  static func values(of value: Any) -> [(name: String, value: Any)]? {
    func values<Value>(in value: Value) -> [(name: String, value: Any)]? {
      // A generic value may be an existential inside the existential.
      guard MetadataKind(of: Value.self) == .struct, let offsets = knownOffsets[Value.self] else {
        return nil
      }
      return withUnsafePointer(to: value) { start in
        offsets.map { field, offset in
          (field.name, self.value(of: field.type, at: UnsafeRawPointer(start) + offset))
        }
      }
    }
    return _openExistential(value, do: values)
  }

  private static let knownOffsets = TypeCache<[(field: StoredField, offset: Int)]?> { type in
    let fields = all(of: type)
    guard fields.allSatisfy(\.isStrong) else { return nil }
    return fields.enumerated().map { ($1, fieldOffset(of: type, at: $0)) }
  }

  /// Those of a class that may lead to an object that takes part, as closures may; and how each is
  /// read.
  static func leading(of type: Any.Type) -> [(field: StoredField, reading: Reading)] {
    knownReadings[type]
  }

  private static let known = TypeCache<[StoredField]> { type in
    Layout.isAsExpected ? declared(in: type) : []
  }

  /// Asks the runtime for the fields of a type.
  static func declared(in type: Any.Type) -> [StoredField] {
    (0..<fieldCount(of: type)).map { index in
      var field = recording_field()
      let type = fieldType(of: type, at: index, &field)
      defer { field.free?(field.name) }
      let name = field.name.map { String(cString: $0) } ?? ""
      return StoredField(name: name, type: type, isStrong: field.is_strong)
    }
  }

  private static let knownReadings = TypeCache<[(field: StoredField, reading: Reading)]> { type in
    all(of: type).enumerated().compactMap { index, field in
      Reading(of: field, in: type, at: index).map { (field, $0) }
    }
  }
}

extension StoredField.Reading {
  fileprivate init?(of field: StoredField, in owner: Any.Type, at index: Int) {
    guard field.name != "__participant", ValueRetention(of: field.type) != .plain else {
      return nil
    }
    let offset = fieldOffset(of: owner, at: index)
    if !field.isStrong {
      // What is not strong and cannot be nil is unowned.
      self =
        TypeFacts.of(field.type).isOptional
        ? .optional(of: owner, at: index, offset) : .unowned(offset)
    } else if field.type == _SeamState.self {
      self = .seam(offset)
    } else {
      self = isReference(field.type) ? .reference(offset) : .value(offset)
    }
  }
}

extension StoredField.Reading {
  /// A reference that may be nil, by the class that declares it.
  private static func optional(of owner: Any.Type, at index: Int, _ offset: Int) -> Self {
    var declaring: AnyClass? = owner as? AnyClass
    while let current = declaring {
      declaring = _getSuperclass(current)
      let inherited = declaring.map { fieldCount(of: $0) } ?? 0
      if index >= inherited { return .optional(offset, of: current, index - inherited) }
    }
    return .optional(offset, of: owner, index)
  }
}

extension StoredField {
  /// What a weak reference points to that stands in an object; of an existential the object comes first.
  static func weak(at position: UnsafeRawPointer) -> AnyObject? {
    position.assumingMemoryBound(to: WeakReference.self).pointee.target
  }

  /// The value of a field of an object that is not strong, which is the one of that number in a class.
  static func mirrored(_ object: AnyObject, in type: Any.Type, at index: Int) -> Any {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    defer { free?(name) }
    return child(of: object, type, index, &name, &free)
  }

  /// The value of a field that stands in an object.
  static func value(of type: Any.Type, at position: UnsafeRawPointer) -> Any {
    func load<Value>(_: Value.Type) -> Any {
      position.assumingMemoryBound(to: Value.self).pointee
    }
    return _openExistential(type, do: load)
  }
}

/// A weak reference as it stands in an object.
private struct WeakReference {
  weak var target: AnyObject?
}

// The standard library's own way to the fields of a type, part of its stable ABI.

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(of type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  of type: Any.Type,
  at index: Int,
  _ field: UnsafeMutablePointer<recording_field>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
func fieldOffset(of type: Any.Type, at index: Int) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func child<Value>(
  of value: Value,
  _ type: Any.Type,
  _ index: Int,
  _ name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  _ free: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
) -> Any
