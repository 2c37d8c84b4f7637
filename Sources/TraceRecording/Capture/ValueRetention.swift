import CRecording

/// Whether a value may be kept until the trace is read, or must become text at once.
///
/// Only what can hold no reference is kept, so that recording prolongs no object's life. Each type
/// is looked through once; the answer is found by its address from then on.
enum ValueRetention: UInt32 {
  /// Holds no reference: kept as it is.
  case plain = 1
  /// May hold references in some of its cases: each value is looked at.
  case perValue
  /// May hold references: written at once.
  case references

  /// The retention of the values of a type.
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

  /// Whether a value holds no reference; one with a mirror of its own may hold any.
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
