import CRecording
import Traces

/// The state of a seam beside its reference; only for code that `@Seam` generates.
///
/// Unchecked: it is stored beside the reference and accessed only together with it, so the same synchronization
/// protects both.
public struct _SeamState: @unchecked Sendable {
  /// The participant that the seam points to.
  public internal(set) var now: _SeamPointer
  /// The reference that a fault or a double uses in place of the property.
  var fault: FaultyReference?

  /// Creates the state of a seam that is not set.
  ///
  /// The source consists of the strength (`strong`, `weak`, `unowned`, or `closure`), the property's name, and the
  /// name of the protocol, separated by blanks.
  public init(_ source: StaticString) {
    now = _SeamPointer(source: source.utf8Start)
    if recording_is_on() { fault = Recorder.present?.double(at: now) }
  }
}

/// The participant that a seam points to, as numbers; only for code that `@Seam` generates.
///
/// Unchecked because of the pointer, which leads to a literal and so is constant and always valid.
public struct _SeamPointer: @unchecked Sendable {
  /// Strength, property and protocol: `weak view ProductListViewProtocol`.
  let source: UnsafePointer<UInt8>
  /// The last known target; of a closure, the participant that set it.
  var target = ParticipantID.unknown
  /// The function that set a closure.
  var function = InternedText.none
  /// Whether a fault makes the reference weak.
  var isWeakened = false
}

extension _SeamPointer {
  var isClosure: Bool { source.pointee == UInt8(ascii: "c") }

  var isWeak: Bool { isWeakened || source.pointee == UInt8(ascii: "w") }

  var isUnowned: Bool { source.pointee == UInt8(ascii: "u") }

  var isStrong: Bool { source.pointee == UInt8(ascii: "s") }

  var text: InternedText { InternedText(at: source) }

  /// Returns the source with another strength.
  func text(as strength: Seam.Strength) -> InternedText {
    let words = text.text.split(separator: " ", maxSplits: 1)
    return InternedText(copying: "\(strength.rawValue) \(words.last ?? "")")
  }

  var property: String { Seam(text.text).property }
}

extension _SeamState {
  mutating func forget() {
    now.target = .unknown
    now.function = .none
    now.isWeakened = false
    fault = nil
  }
}

extension Seam {
  /// Parses the source of a seam's state.
  init(_ source: String) {
    let words = source.split(separator: " ", maxSplits: 2)
    let isClosure = words.first == "closure"
    self.init(
      words.count > 1 ? String(words[1]) : "",
      words.first.flatMap { Strength(rawValue: String($0)) } ?? .strong,
      as: isClosure ? "closure" : words.count > 2 ? String(words[2]) : ""
    )
  }
}
