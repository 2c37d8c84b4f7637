import Traces

/// What happened, as the recorder keeps it until somebody asks for the trace.
struct Record {
  var content: Content
  var sender = ParticipantID.nobody
  var receiver = ParticipantID.nobody
  /// The record inside which it happened, or the call that it answers; -1 for none.
  var parent: Int32 = -1
  var time = 0
  var executor = Event.mainExecutor

  /// What each kind needs to know.
  indirect enum Content {
    case action(words: String, calls: String)
    case call(Message, Seam?, Place?)
    case stage(String)
    case `return`(Value?)
    case `throw`(Value)
    case lost(Seam, Event.Loss, [String], Place?)
    case created([ParticipantID])
    case gone([ParticipantID])
    case wired(Seam)
    case screen(Screen)
    case note(String)
  }
}

extension Record {
  /// The kind of the event it becomes.
  var kind: Event.Kind {
    switch content {
    case .action: .action
    case .call: .call
    case .stage: .stage
    case .return: .return
    case .throw: .throw
    case .lost: .lost
    case .created: .created
    case .gone: .gone
    case .wired: .wired
    case .screen: .screen
    case .note: .note
    }
  }
}
