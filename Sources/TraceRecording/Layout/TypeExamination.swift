/// Searches a type, field by field, for references.
struct TypeExamination {
  /// The types that were met: one that contains values of its own type is searched once.
  private var met: Set<ObjectIdentifier> = []

  /// How values of a type are retained.
  static func retention(of type: Any.Type) -> ValueRetention {
    guard Layout.isAsExpected else {
      return TypeFacts.of(type).plain.map { $0 == .named ? .references : .plain } ?? .references
    }
    var examination = TypeExamination()
    return examination.retention(of: type)
  }

  private mutating func retention(of type: Any.Type) -> ValueRetention {
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

  /// The retention of all types together; a field that may contain a reference cannot be searched again.
  private mutating func all(_ types: [Any.Type]?) -> ValueRetention {
    guard let types else { return .references }
    for type in types where retention(of: type) != .plain { return .references }
    return .plain
  }

  /// The types of the fields; nil where the runtime does not show them all.
  private func fields(of type: Any.Type) -> [Any.Type]? {
    let types = StoredField.all(of: type).map(\.type)
    return isTrivial(type) || !types.allSatisfy(isTrivial) ? types : nil
  }
}

/// Whether values of a type are copied as bytes, among which may be unmanaged references.
private func isTrivial(_ type: Any.Type) -> Bool {
  func isBytes<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
  return _openExistential(type, do: isBytes)
}

/// Whether any case of an enum carries a value: their number is the sixth word that describes it.
func hasPayload(_ type: Any.Type) -> Bool {
  let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafePointer<UInt32>>.self)
  return metadata[1][5] & 0xFF_FFFF != 0
}
