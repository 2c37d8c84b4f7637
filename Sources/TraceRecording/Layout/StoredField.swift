import CRecording

/// A stored property of a type, or an element of a tuple, as the Swift runtime describes it.
struct StoredField: Sendable {
  let name: String
  /// The name of the property that the field stores: without the `_` that macros and wrappers prepend, and without the mark that the
  /// compiler prepends for `lazy`.
  let property: String
  let type: Any.Type
  let isStrong: Bool
  /// The offset in bytes from the start of the value or object.
  let offset: Int

  /// Whether the field may contain a reference or a closure.
  var mayLeadToObject: Bool {
    name != "__participant" && ValueRetention(of: type) != .plain
  }

  /// Returns the fields of a struct, tuple or class, inherited ones first; none if the layout's self-test failed.
  static func all(of type: Any.Type) -> [StoredField] { known[type] }

  private static let known = TypeCache<[StoredField]> { type in
    Layout.isAsExpected ? declared(in: type) : []
  }

  static func declared(in type: Any.Type) -> [StoredField] {
    (0..<fieldCount(of: type)).map { index in
      var field = recording_field()
      let offset = fieldOffset(of: type, at: index)
      let type = fieldType(of: type, at: index, &field)
      defer { field.free?(field.name) }
      let name = field.name.map { String(cString: $0) } ?? ""
      let property = String(name.trimmingPrefix("$__lazy_storage_$_").trimmingPrefix("_"))
      return StoredField(
        name: name,
        property: property,
        type: type,
        isStrong: field.is_strong,
        offset: offset
      )
    }
  }

  /// Returns the properties that a struct stores, all of them strong, with their values in order; nil for other values.
  static func values(of value: Any) -> [(property: String, value: Any)]? {
    func values<Value>(in value: Value) -> [(property: String, value: Any)]? {
      // The opened value may still be an existential, which has no fields.
      guard MetadataKind(of: Value.self) == .struct else { return nil }
      let fields = all(of: Value.self)
      guard fields.allSatisfy(\.isStrong) else { return nil }
      return withUnsafePointer(to: value) { start in
        fields.map { field in
          let position = UnsafeRawPointer(start) + field.offset
          return (field.property, self.value(of: field.type, at: position))
        }
      }
    }
    return _openExistential(value, do: values)
  }

  /// Returns the value of an object's weak or unowned field, by its index in `all(of:)`, as the runtime reads it.
  static func mirrored(_ object: AnyObject, at index: Int) -> Any {
    var declaring: AnyClass = Swift.type(of: object)
    var inherited = 0
    while let parent = _getSuperclass(declaring) {
      inherited = fieldCount(of: parent)
      if index >= inherited { break }
      (declaring, inherited) = (parent, 0)
    }
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    defer { free?(name) }
    return child(of: object, declaring, index - inherited, &name, &free)
  }

  static func value(of type: Any.Type, at position: UnsafeRawPointer) -> Any {
    func load<Value>(_: Value.Type) -> Any {
      position.assumingMemoryBound(to: Value.self).pointee
    }
    return _openExistential(type, do: load)
  }
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
private func fieldOffset(of type: Any.Type, at index: Int) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func child<Value>(
  of value: Value,
  _ type: Any.Type,
  _ index: Int,
  _ name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  _ free: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
) -> Any
