import CRecording
import Traces

/// The state of a seam (a recorded reference), stored beside the reference; only for code that `@Seam` generates.
///
/// Unchecked: it is accessed only together with the reference, so the same synchronization protects both.
public struct _SeamState: @unchecked Sendable {
  /// The description of the recorded reference, and its present target.
  public internal(set) var now: _SeamPointer
  /// The reference that a fault or a double uses in place of the property; nil for none.
  var fault: FaultyReference?

  /// Creates the state of a reference that is not set, with the double that the present recorder may have for it.
  ///
  /// The source consists of the strength (`strong`, `weak`, `unowned`, or `closure`), the property's name, and the name of the
  /// protocol, separated by blanks.
  public init(_ source: StaticString) {
    now = _SeamPointer(source: source.utf8Start)
    if recording_is_on() { fault = Recorder.present?.double(at: now) }
  }

  mutating func forget() {
    now.target = .unknown
    now.function = .none
    now.isWeakened = false
    fault = nil
  }
}

/// The description and the target of a seam (a recorded reference); only for code that `@Seam` generates.
///
/// Unchecked because of the pointer, which leads to a literal and so is constant and always valid.
public struct _SeamPointer: @unchecked Sendable {
  /// The strength, property and protocol of the recorded reference: `weak view ProductListViewProtocol`.
  let source: UnsafePointer<UInt8>
  /// The participant to which the reference points, as far as known; for a closure, the participant that set it.
  var target = ParticipantID.unknown
  /// The function that set the closure; `none` for a reference, or if the function is not known.
  var function = InternedText.none
  var isWeakened = false

  var isClosure: Bool { source.pointee == UInt8(ascii: "c") }

  var isWeak: Bool { isWeakened || source.pointee == UInt8(ascii: "w") }

  var isUnowned: Bool { source.pointee == UInt8(ascii: "u") }

  var isStrong: Bool { source.pointee == UInt8(ascii: "s") }

  var text: InternedText { InternedText(at: source) }

  func text(as strength: Seam.Strength) -> InternedText {
    let words = text.text.split(separator: " ", maxSplits: 1)
    return InternedText(copying: "\(strength.rawValue) \(words.last ?? "")")
  }

  var property: String { Seam(text.text).property }

  /// The reference without its target, for another recorder, in which the target has another number.
  var untargeted: _SeamPointer {
    var pointer = self
    (pointer.target, pointer.function) = (isClosure ? .absent : .unknown, .none)
    return pointer
  }
}

extension Seam {
  /// Parses a seam's description: strength (`strong` if missing), property and protocol (empty if missing).
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
