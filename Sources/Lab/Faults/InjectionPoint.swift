import Stage
import TraceRecording
import Traces

struct InjectionPoint {
  /// The name of the place: `Presenter.interactor`, `Interactor -> Presenter didFetchProducts(_:)`; empty for a fault's only place.
  let name: String
  let mutation: Mutation
  /// The name of the first scenario of the module in which the fault makes a difference; empty if it is not known.
  var scenario = ""

  enum Mutation {
    /// The references of these names, such as `Presenter.view`, are set as the link fault says: to nil, or with another strength.
    case references(LinkFault, [String])
    /// The message fault affects messages that match the pattern: all of them, or only the given occurrence, counted from 1.
    case message(MessageFault, MessagePattern, occurrence: Int?)
    /// No change, because the pattern of the message cannot be read.
    case unreadable(NotationError)
    /// A variant with the fault in its source code is loaded instead.
    case edition(Variant)
    /// The recorder keeps the module's objects alive.
    case recorder
  }
}

extension InjectionPoint {
  func withScenario(_ scenario: String) -> InjectionPoint {
    var point = self
    point.scenario = scenario
    return point
  }

  /// Tells a recorder to apply the mutation to the objects that register with it; does nothing for `edition` and `unreadable`.
  func prepare(_ recorder: Recorder) {
    switch mutation {
    case .references(let fault, let references):
      for reference in references { recorder.inject(fault, at: reference) }
    case .message(let fault, let pattern, let occurrence):
      recorder.inject(fault, pattern, occurrence: occurrence)
    case .edition, .unreadable: break
    case .recorder: recorder.injectRetention()
    }
  }

  /// Returns whether the mutation can make a difference to a run whose trace without the fault is `healthy`.
  ///
  /// A message fault needs a message with its pattern's base name in `healthy`, because both runs are equal up to that message.
  func canAffect(_ healthy: Trace) -> Bool {
    guard case .message(_, let pattern, _) = mutation else { return true }
    return healthy.events.contains { event in
      event.message.map { pattern.canMatch(baseName: $0.baseName) } ?? false
    }
  }

  /// The number of references that the mutation may fail to change: all but one; 0 for a mutation of another kind.
  var missableReferenceCount: Int {
    if case .references(_, let references) = mutation { references.count - 1 } else { 0 }
  }

  var isUnreadable: Bool {
    if case .unreadable = mutation { true } else { false }
  }

  var isOfRecorder: Bool {
    if case .recorder = mutation { true } else { false }
  }

  /// The variant that is loaded instead of the faultless one; nil if the mutation is of another kind.
  var variant: Variant? {
    if case .edition(let variant) = mutation { variant } else { nil }
  }
}
