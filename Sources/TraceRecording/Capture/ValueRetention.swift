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
      self = TypeExamination.retention(of: type)
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
