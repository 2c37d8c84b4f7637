import CRecording

/// Whether a value may be kept until somebody reads the trace, or must become text at once.
///
/// Only what can hold no reference is kept, so that recording prolongs no object's life. Each type
/// is looked through once, field by field; the answer is found by its address from then on.
enum Keeping: UInt32 {
  /// Holds no reference: kept as it is.
  case plain = 1
  /// May hold references in some of its cases: each value is looked at.
  case perValue
  /// May hold references: written at once.
  case references

  /// What holds for a type.
  init(of type: Any.Type) {
    let address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let known = recording_type_find(address)
    if let keeping = Keeping(rawValue: known) {
      self = keeping
    } else {
      self = Keeping.examined(type)
      recording_type_add(address, rawValue)
    }
  }

  /// Whether a value holds no reference.
  static func isPlain(_ value: Any) -> Bool {
    switch Keeping(of: type(of: value)) {
    case .plain: return true
    case .references: return false
    case .perValue:
      let payload = Mirror(reflecting: value).children.first
      return payload.map { isPlain($0.value) } ?? true
    }
  }
}

extension Keeping {
  private static func examined(_ type: Any.Type) -> Keeping {
    if _openExistential(type, do: isTrivial) || texts.contains(where: { $0 == type }) {
      return .plain
    }
    if let list = type as? any Listed.Type { return all(list.elements) }
    switch MetadataKind(of: type) {
    case .struct, .tuple: return all(fields(of: type))
    case .enum: return .perValue
    default: return .references
    }
  }

  /// Types whose storage the runtime shows as a bare pointer, though it can only be text.
  private static let texts: [Any.Type] = [String.self, StaticString.self]

  /// The least that holds for all; a field that may hold a reference cannot be looked into again.
  private static func all(_ types: [Any.Type]?) -> Keeping {
    guard let types, types.allSatisfy({ Keeping(of: $0) == .plain }) else { return .references }
    return .plain
  }

  /// The types of the fields; nil if one is a weak or unowned reference.
  private static func fields(of type: Any.Type) -> [Any.Type]? {
    let fields = StoredField.all(of: type)
    return fields.allSatisfy(\.isStrong) ? fields.map(\.type) : nil
  }
}

/// Whether values of a type are mere bytes.
private func isTrivial<T>(_: T.Type) -> Bool { _isPOD(T.self) }

/// The kinds of types that the runtime tells apart, as Swift's stable ABI numbers them.
private enum MetadataKind: Int {
  case `struct` = 0x200
  case `enum` = 0x201
  case optional = 0x202
  case tuple = 0x301

  init?(of type: Any.Type) {
    self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
  }
}
