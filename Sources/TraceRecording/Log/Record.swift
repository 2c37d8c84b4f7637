import CRecording
import Traces

/// An entry of the log, from which an event is made when the trace is read.
///
/// In the log it takes 64 bytes: a head of numbers, and the value.
@usableFromInline struct Record {
  var kind: Kind
  var sender = ParticipantID.absent
  var receiver = ParticipantID.absent
  /// The index of the record that contains or caused this one, or of the call that a return or throw ends; -1 for none.
  var parent: Int32 = -1
  /// The message as its method declares it: `load(from start:)`.
  var name = InternedText.none
  /// The reference through which the message went, as `_SeamState` describes it: strength, property, protocol.
  var seam = InternedText.none
  /// The function that the receiver runs, if `name` does not name it; for a read of nil, the one that the reader runs; else `none`.
  var function = InternedText.none
  /// The reason why the message was lost; used only for the kind `lost`.
  var loss = Event.Loss.nil
  /// The time of the record in milliseconds.
  var time = 0
  /// The index of the record's executor in the registry's list of executors.
  var executor = 0
  /// The index of the executor on which the message was delivered; nil if this is `executor`.
  var delivery: Int?
  /// Whether the call is of an `async` method: its sender may run on another executor than its receiver.
  var isAwaited = false
}

extension Record {
  /// The kind of a record; its raw value is stored in the head, where 0 marks a record that is not completely written.
  @usableFromInline enum Kind: UInt8 {
    case action = 1
    case call, asyncCall, stage, `return`, `throw`, lost, created, gone, wired, screen, note, graph
    /// The end of an action, of a call by the stage (in place of UIKit) or of an asynchronous call; makes no event.
    case end
  }

  /// Creates a record inside, or caused by, the record at the index `parent`; -1 for none.
  init(
    _ kind: Kind,
    from sender: ParticipantID = .absent,
    to receiver: ParticipantID = .absent,
    inside parent: Int32
  ) {
    (self.kind, self.sender, self.receiver, self.parent) = (kind, sender, receiver, parent)
  }

  /// Reads a record from its head in the log; nil if the record is not written completely.
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
    } else if head.pointee.loss == Record.awaitedMark {
      isAwaited = true
    } else if head.pointee.loss > 0 {
      delivery = Int(head.pointee.loss) - 1
    }
    time = Int(head.pointee.time)
    executor = Int(head.pointee.executor)
  }

  /// The head of the record for the log, which itself sets kind, time and executor.
  var draft: recording_head {
    var head = recording_head()
    let mark = isAwaited ? Record.awaitedMark : delivery.map(Record.mark) ?? 0
    head.loss = kind == .lost ? loss.number : mark
    head.sender = sender.index
    head.receiver = receiver.index
    head.parent = parent
    head.name = name.number
    head.seam = seam.number
    head.function = function.number
    return head
  }

  /// Returns the number by which a record's head stores a delivery's executor; 0, as for none, for an index from 254 on.
  static func mark(ofExecutor index: Int) -> UInt8 { index < 254 ? UInt8(index + 1) : 0 }

  /// The number by which a record's head says that the call is awaited.
  static let awaitedMark: UInt8 = 255

  var isLifetime: Bool { kind == .created || kind == .gone }

  var isEnd: Bool { kind == .return || kind == .throw || kind == .end }

  /// The kind of the event that a trace contains for the record; nil for `end`.
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
  var number: UInt8 { UInt8(Event.Loss.allCases.firstIndex(of: self) ?? 0) }
}
