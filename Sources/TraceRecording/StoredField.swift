import CRecording

/// A stored property of a type, as the Swift runtime knows it.
struct StoredField: Sendable {
  let name: String
  let type: Any.Type
  /// Whether it is neither weak nor unowned.
  let isStrong: Bool

  /// Whether it may lead to an object that takes part; closures may.
  var mayHoldReference: Bool { name != "__participant" && Keeping(of: type) != .plain }

  /// Those of a struct, a tuple, or a class with its superclasses; in the order of declaration.
  static func all(of type: Any.Type) -> [StoredField] { known[type] }

  private static let known = TypeCache<[StoredField]> { type in
    (0..<fieldCount(of: type)).map { index in
      var field = recording_field()
      let type = fieldType(of: type, at: index, &field)
      defer { field.free?(field.name) }
      let name = field.name.map { String(cString: $0) } ?? ""
      return StoredField(name: name, type: type, isStrong: field.is_strong)
    }
  }
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
