import CRecording
import Traces

/// What a seam stores beside its reference; only for what `@Seam` adds.
///
/// Unchecked, as it lies beside the reference in one object and is used only where that is: whatever
/// keeps the reference from two threads at once keeps the state from them too.
public struct _SeamState: @unchecked Sendable {
  /// The participant that it points to.
  public internal(set) var now: _SeamPointer
  /// What a fault holds in its place, or a double.
  var fault: FaultyReference?

  /// Makes the state of a seam that has not been set yet.
  ///
  /// The source is its strength (`strong`, `weak`, `unowned`, or `closure`), the property's name,
  /// and the name of its protocol, with blanks between.
  public init(_ source: StaticString) {
    now = _SeamPointer(source: source.utf8Start)
    if recording_is_on() { fault = Recorder.present?.double(at: now) }
  }
}

/// The participant that a seam points to, in numbers; only for what `@Seam` adds.
///
/// Unchecked because of its pointer, which leads to a literal: that never changes and never goes.
public struct _SeamPointer: @unchecked Sendable {
  /// Strength, property and interface: `weak view ProductListViewProtocol`.
  let source: UnsafePointer<UInt8>
  /// The participant that it last pointed to, where that is known; of a closure, the one that set it.
  var target = ParticipantID.unknown
  /// The function in which a closure was set.
  var function = InternedText.none
  /// Whether a fault makes it weak.
  var isWeakened = false
}

extension _SeamPointer {
  /// Whether it is a stored closure.
  var isClosure: Bool { source.pointee == UInt8(ascii: "c") }

  /// Whether it is a weak reference.
  var isWeak: Bool { isWeakened || source.pointee == UInt8(ascii: "w") }

  /// Whether it is an unowned reference, checked or not.
  var isUnowned: Bool { source.pointee == UInt8(ascii: "u") }

  /// Whether it is a strong reference.
  var isStrong: Bool { source.pointee == UInt8(ascii: "s") }

  /// Its source by a number.
  var text: InternedText { InternedText(at: source) }

  /// Its source with another strength.
  func text(as strength: Seam.Strength) -> InternedText {
    let words = text.text.split(separator: " ", maxSplits: 1)
    return InternedText(copying: "\(strength.rawValue) \(words.last ?? "")")
  }

  /// The property's name.
  var property: String { Seam(text.text).property }
}

extension _SeamState {
  /// Forgets the participant that it pointed to.
  mutating func forget() {
    now.target = .unknown
    now.function = .none
    now.isWeakened = false
    fault = nil
  }
}

extension Seam {
  /// Reads what a seam's state is made with.
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
