import CRecording

/// The duration for which a recorded value may be kept: until the trace is read, or not at all.
///
/// Only values that contain no reference are kept, so that recording does not extend the life of any object. Each type
/// is examined once; later look-ups use its address.
enum ValueRetention: UInt32 {
  /// A type without references, whose values are kept.
  case plain = 1
  /// An enum with payloads, which may contain references: each value is examined.
  case perValue
  /// A type that may contain references; its values are turned into text immediately.
  case references

  init(of type: Any.Type) {
    let address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let known = recording_type_find(address)
    if let retention = ValueRetention(rawValue: known) {
      self = retention
    } else {
      var examination = TypeExamination()
      self = examination.retention(of: type)
      recording_type_add(address, rawValue)
    }
  }

  /// Returns whether a value surely contains no object reference; false for a `CustomReflectable` enum with payloads,
  /// as its mirror may show any object.
  static func isPlain(_ value: Any) -> Bool {
    switch ValueRetention(of: type(of: value)) {
    case .plain: return true
    case .references: return false
    case .perValue:
      if value is any CustomReflectable { return false }
      let payload = Mirror(reflecting: value).children.first
      return payload.map { isPlain($0.value) } ?? true
    }
  }
}

struct TypeExamination {
  /// The types examined so far, so that a recursive type is searched once.
  private var met: Set<ObjectIdentifier> = []

  mutating func retention(of type: Any.Type) -> ValueRetention {
    guard Layout.isAsExpected else {
      return TypeFacts.of(type).plain.map { $0 == .named ? .references : .plain } ?? .references
    }
    guard met.insert(ObjectIdentifier(type)).inserted else { return .plain }
    if TypeExamination.texts.contains(where: { $0 == type }) { return .plain }
    if let list = type as? any Listed.Type { return all(list.elements) }
    switch MetadataKind(of: type) {
    case .struct, .tuple:
      let types = StoredField.all(of: type).map(\.type)
      // If only the type itself is not trivial, it stores more than the fields that the runtime describes.
      let isDescribed = isTrivial(type) || !types.allSatisfy(isTrivial)
      return isDescribed ? all(types) : .references
    case .enum: return hasPayload(type) ? .perValue : .plain
    default: return isTrivial(type) ? .plain : .references
    }
  }

  /// The types whose storage the runtime describes as a bare pointer, although it contains only text.
  private static let texts: [Any.Type] = [String.self, StaticString.self]

  private mutating func all(_ types: [Any.Type]) -> ValueRetention {
    types.allSatisfy { retention(of: $0) == .plain } ? .plain : .references
  }
}

/// Returns whether values of a type are copied as bytes; such values may contain unmanaged references.
private func isTrivial(_ type: Any.Type) -> Bool {
  func isBytes<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
  return _openExistential(type, do: isBytes)
}

/// Returns whether a case of an enum has a payload; the sixth word of the enum's descriptor counts these cases.
func hasPayload(_ type: Any.Type) -> Bool {
  let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafePointer<UInt32>>.self)
  return metadata[1][5] & 0xFF_FFFF != 0
}
