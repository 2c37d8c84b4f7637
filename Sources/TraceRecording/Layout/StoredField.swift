import CRecording

/// A stored property of a type, or an element of a tuple, as the Swift runtime describes it.
struct StoredField: Sendable {
  let name: String
  let type: Any.Type
  let isStrong: Bool

  enum Reading: Sendable {
    /// The state of a seam (a recorded reference), at an offset in bytes from the start of the object.
    case seam(Int)
    /// A strong reference, optional or not, at an offset in bytes.
    case reference(Int)
    /// Any other value that is held strongly, at an offset in bytes.
    case value(Int)
    /// A weak or unowned optional: its offset in bytes, the class that declares it, and its index in that class.
    case optional(Int, of: Any.Type, Int)
    /// An unowned reference, at an offset in bytes; it must not be followed, as its target may be released.
    case unowned(Int)
  }

  /// Returns the fields of a struct, tuple or class, inherited ones first; none if the layout's self-test failed.
  static func all(of type: Any.Type) -> [StoredField] { known[type] }

  /// Returns the fields of a struct, all of them strong, with their values in order; nil for other values.
  static func values(of value: Any) -> [(name: String, value: Any)]? {
    func values<Value>(in value: Value) -> [(name: String, value: Any)]? {
      // The opened value may still be an existential.
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

  /// Returns the fields of a class that may contain a reference or a closure, each with the way to read it.
  static func leading(of type: Any.Type) -> [(field: StoredField, reading: Reading)] {
    knownReadings[type]
  }

  private static let known = TypeCache<[StoredField]> { type in
    Layout.isAsExpected ? declared(in: type) : []
  }

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

  /// Returns the target of the weak reference stored at `position`; nil if there is none, or it was released.
  static func weak(at position: UnsafeRawPointer) -> AnyObject? {
    position.assumingMemoryBound(to: WeakReference.self).pointee.target
  }

  /// Returns the value of a weak or unowned field as the runtime reads it; `index` counts the fields of `type` alone.
  static func mirrored(_ object: AnyObject, in type: Any.Type, at index: Int) -> Any {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    defer { free?(name) }
    return child(of: object, type, index, &name, &free)
  }

  static func value(of type: Any.Type, at position: UnsafeRawPointer) -> Any {
    func load<Value>(_: Value.Type) -> Any {
      position.assumingMemoryBound(to: Value.self).pointee
    }
    return _openExistential(type, do: load)
  }
}

extension StoredField.Reading {
  fileprivate init?(of field: StoredField, in owner: Any.Type, at index: Int) {
    guard field.name != "__participant", ValueRetention(of: field.type) != .plain else {
      return nil
    }
    let offset = fieldOffset(of: owner, at: index)
    if !field.isStrong {
      // A field that is not strong and not optional is unowned.
      self =
        TypeFacts.of(field.type).isOptional
        ? .optional(of: owner, at: index, offset) : .unowned(offset)
    } else if field.type == _SeamState.self {
      self = .seam(offset)
    } else {
      self = isReference(field.type) ? .reference(offset) : .value(offset)
    }
  }

  /// Returns the reading of an optional field, with the class that declares it and the field's index in that class.
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

private struct WeakReference {
  weak var target: AnyObject?
}

// The standard library's access to the fields of a type, part of its stable ABI.

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
