import Stage
import TraceRecording
import Traces

/// Where a fault is put in, and how.
struct InjectionPoint {
  /// What it is called: `Presenter.interactor`, `Interactor -> Presenter didFetchProducts(_:)`.
  let name: String
  /// What is done to the module.
  let mutation: Mutation
  /// The first scenario of the module in which it makes a difference; empty while that is not known.
  var scenario = ""

  /// How a module is made to go wrong.
  enum Mutation {
    /// References are set wrongly, such as `Presenter.view`.
    case references(LinkFault, [String])
    /// A message goes wrong: which, and which of them, from 1.
    case message(MessageFault, MessagePattern, occurrence: Int?)
    /// Nothing can be done, since nobody can read which message is meant.
    case unreadable(NotationError)
    /// Another edition of the variant is loaded.
    case edition(Variant)
    /// The recorder itself goes wrong.
    case recorder
  }
}

extension InjectionPoint {
  /// The same injection point, and the first scenario in which a fault there makes a difference.
  func striking(in scenario: String) -> InjectionPoint {
    var point = self
    point.scenario = scenario
    return point
  }

  /// Makes a recorder do it to what will be made.
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

  /// Whether it can make a difference where, without it, this was said: until a message's fault
  /// strikes, all is as it is without it.
  func mayStrike(_ healthy: Trace) -> Bool {
    guard case .message(_, let pattern, _) = mutation else { return true }
    return healthy.events.contains { $0.message.map { pattern.mayMatch($0.baseName) } ?? false }
  }

  /// How many of its parts may strike nothing: one of several references is enough.
  var spare: Int {
    if case .references(_, let references) = mutation { references.count - 1 } else { 0 }
  }

  /// Whether nobody can read which message is meant.
  var isUnreadable: Bool {
    if case .unreadable = mutation { true } else { false }
  }

  /// Whether it is the recorder, not the module, that goes wrong.
  var isOfRecorder: Bool {
    if case .recorder = mutation { true } else { false }
  }

  /// The variant that is loaded instead of the healthy one.
  var variant: Variant? {
    if case .edition(let variant) = mutation { variant } else { nil }
  }
}
