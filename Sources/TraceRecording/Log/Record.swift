import CRecording
import Traces

/// What happened, as the recorder keeps it until the trace is asked for.
///
/// In the log it takes 64 bytes: a head of numbers, and what was handed over.
@usableFromInline struct Record {
  var kind: Kind
  var sender = ParticipantID.absent
  var receiver = ParticipantID.absent
  /// The record inside which it happened, or the call that it answers; -1 for none.
  var parent: Int32 = -1
  /// What was said, as its declaration has it: `load(from start:)`.
  var name = InternedText.none
  /// The reference it went through, as `_SeamState` writes it.
  var seam = InternedText.none
  /// The function that runs at the other end, where the message does not say it.
  var function = InternedText.none
  /// Why it was lost.
  var loss = Event.Loss.nil
  /// In milliseconds.
  var time = 0
  /// Its index in the recorder's list of executors.
  var executor = 0
  /// The index of the executor on which it was delivered, if that is another.
  var delivery: Int?
}

extension Record {
  /// What happened; the number says that a record is written.
  @usableFromInline enum Kind: UInt8 {
    case action = 1
    case call, asyncCall, stage, `return`, `throw`, lost, created, gone, wired, screen, note, graph
    /// That an action, a call of the stage or an asynchronous call is over; no event.
    case end
  }

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Reads what the log holds; nil where nothing is written yet.
  init?(_ head: UnsafePointer<recording_head>) {
    guard let kind = Kind(rawValue: recording_kind(head)) else { return nil }
    self.kind = kind
    sender = ParticipantID(index: head.pointee.sender)
    receiver = ParticipantID(index: head.pointee.receiver)
    parent = head.pointee.parent
    name = InternedText(number: head.pointee.name)
    seam = InternedText(number: head.pointee.seam)
    function = InternedText(number: head.pointee.function)
    if kind == .lost {
      loss = Event.Loss.allCases.first { $0.number == head.pointee.loss } ?? .nil
    } else if head.pointee.loss > 0 {
      delivery = Int(head.pointee.loss) - 1
    }
    time = Int(head.pointee.time)
    executor = Int(head.pointee.executor)
  }
}

extension Record {
  /// The head of the record in the log, without the moment.
  var draft: recording_head {
    var head = recording_head()
    head.loss = kind == .lost ? loss.number : delivery.map { Record.mark(ofExecutor: $0) } ?? 0
    head.sender = sender.index
    head.receiver = receiver.index
    head.parent = parent
    head.name = name.number
    head.seam = seam.number
    head.function = function.number
    return head
  }

  /// How a head names the executor of a delivery; 0 for one that has no number small enough.
  static func mark(ofExecutor index: Int) -> UInt8 { index < 255 ? UInt8(index + 1) : 0 }

  /// Whether an object came or went.
  var isLifetime: Bool { kind == .created || kind == .gone }

  /// Whether it says that the record around it is over.
  var isEnd: Bool { kind == .return || kind == .throw || kind == .end }

  /// The kind of the event it becomes; nil for what is only kept in mind.
  var eventKind: Event.Kind? {
    switch kind {
    case .action: .action
    case .call: .call
    case .asyncCall: .asyncCall
    case .stage: .stage
    case .return: .return
    case .throw: .throw
    case .lost: .lost
    case .created: .created
    case .gone: .gone
    case .wired: .wired
    case .screen: .screen
    case .note: .note
    case .graph: .graph
    case .end: nil
    }
  }
}

extension Event.Loss {
  /// The number by which a head names the reason.
  var number: UInt8 { UInt8(Event.Loss.allCases.firstIndex(of: self) ?? 0) }
}
