import Stage
import TraceRecording
import Traces

/// A place for a fault, and the mutation that puts the fault there.
struct InjectionPoint {
  /// The name: `Presenter.interactor`, `Interactor -> Presenter didFetchProducts(_:)`.
  let name: String
  let mutation: Mutation
  /// The first scenario of the module in which the fault makes a difference; empty while it is unknown.
  var scenario = ""

  /// The way in which a module is made to go wrong.
  enum Mutation {
    /// References, such as `Presenter.view`, are set wrongly.
    case references(LinkFault, [String])
    /// A message goes wrong: each that matches the pattern, or only the given occurrence, counted from 1.
    case message(MessageFault, MessagePattern, occurrence: Int?)
    /// Nothing goes wrong: the pattern of the message cannot be read.
    case unreadable(NotationError)
    /// Another edition of the variant is loaded.
    case edition(Variant)
    /// The recorder itself goes wrong.
    case recorder
  }
}

extension InjectionPoint {
  /// Returns the injection point with the first scenario in which the fault makes a difference.
  func withScenario(_ scenario: String) -> InjectionPoint {
    var point = self
    point.scenario = scenario
    return point
  }

  /// Prepares a recorder to apply the mutation to the objects that it will see.
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

  /// Whether the mutation can make a difference to a run with the trace `healthy`.
  ///
  /// Until a message fault takes effect, a run equals the healthy one, so the trace must contain such a message.
  func canAffect(_ healthy: Trace) -> Bool {
    guard case .message(_, let pattern, _) = mutation else { return true }
    return healthy.events.contains { event in
      event.message.map { pattern.canMatch(baseName: $0.baseName) } ?? false
    }
  }

  /// The number of references that the mutation may miss: affecting one of several is enough.
  var missableReferenceCount: Int {
    if case .references(_, let references) = mutation { references.count - 1 } else { 0 }
  }

  var isUnreadable: Bool {
    if case .unreadable = mutation { true } else { false }
  }

  /// Whether the recorder goes wrong, not the module.
  var isOfRecorder: Bool {
    if case .recorder = mutation { true } else { false }
  }

  /// The variant to load in place of the healthy one; nil for any other mutation.
  var variant: Variant? {
    if case .edition(let variant) = mutation { variant } else { nil }
  }
}
