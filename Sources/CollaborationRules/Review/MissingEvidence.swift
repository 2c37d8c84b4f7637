import Traces

/// The evidence that a rule needed and did not get, with advice how to supply it.
public struct MissingEvidence: Error, Hashable, Sendable {
  /// A topic that the headline of a review names if it could not be judged.
  public enum Topic: String, CaseIterable, Sendable {
    /// The objects that stay alive too long or are released too early.
    case lifetimes
    /// The requests that are not answered.
    case answers

    /// The question that cannot be answered: "who was answered" for requests.
    public var question: String { self == .lifetimes ? "who holds whom" : "who was answered" }
  }

  /// What is missing: "a trace does not contain the source".
  public let reason: String
  /// The topic that could not be judged; nil if a review names the affected rules instead.
  public let topic: Topic?
  /// The advice how to supply the evidence, such as "write it with recorder.write"; empty without advice.
  public let advice: String

  init(_ reason: String, leavesOpen topic: Topic? = nil, advice: String = "") {
    self.reason = reason
    self.topic = topic
    self.advice = advice
  }

  private static func lifetimes(_ reason: String, _ advice: String) -> MissingEvidence {
    MissingEvidence(reason, leavesOpen: .lifetimes, advice: advice)
  }

  private static func answers(_ reason: String, _ advice: String) -> MissingEvidence {
    MissingEvidence(reason, leavesOpen: .answers, advice: advice)
  }

  static let graph = lifetimes("the trace has no object graph", "write it with recorder.write")
  static let laterGraph = lifetimes("no object graph was read yet", "ask again after an action")
  static let restWithGraph = lifetimes(
    "the trace ends before its object graph",
    "record the whole trace, or write it with recorder.write"
  )
  static let references = lifetimes(
    "the object graph names objects and no reference between them",
    "give each class of the screen a role and record again"
  )
  static let unreadReferences = lifetimes(
    references.reason,
    "the note on the object graph says why"
  )
  static let causes = answers(
    "the rows do not say what caused them",
    "record with the library, or indent each row below the one that caused it"
  )
  static let pending = answers("something still runs or is due", "ask again when it has ended")
  static let rest = answers(
    "the trace ends inside a call of its last action, or was cut off",
    "record the whole trace"
  )
  static let screenEnd = MissingEvidence("a screen was still being left")
  static let messages = MissingEvidence("no message was sent")
  static let source = MissingEvidence("a trace does not contain the source")
  static let scenarios = MissingEvidence("the runs of all scenarios are needed")
  static let entities = MissingEvidence("no type is named as an entity")
  static let businessRules = MissingEvidence("no function is named as a rule of the business")
  static let nonRetainingRecorder = MissingEvidence("the recorder holds the objects that are left")
  static let allMessages = MissingEvidence(
    "messages were lost, and what they would have led to is not known"
  )
}

extension Evidence {
  var missingCauses: MissingEvidence? {
    if trace.events.contains(where: { $0.isMessage && $0.cause != nil }) { return nil }
    return trace.events.contains(where: \.isMessage) ? .causes : .messages
  }

  var missingGraph: MissingEvidence? {
    let graphs = trace.events.compactMap(\.graph)
    if graphs.isEmpty {
      if pending > 0 || trace.rows.first == nil { return .laterGraph }
      return missingEnd == nil ? .graph : .restWithGraph
    }
    guard graphs.allSatisfy(\.isUnread) else { return nil }
    return trace.hasUnreadObjects ? .unreadReferences : .references
  }

  /// What is missing where the trace ends before all work has ended: a pending reply, or the rest of a trace that was cut off.
  var missingEnd: MissingEvidence? { pending > 0 ? .pending : isCutOff ? .rest : nil }
  var missingSource: MissingEvidence? { source == nil ? .source : nil }
  var missingScenarios: MissingEvidence? { scenarios.isEmpty ? .scenarios : nil }
  var missingEntities: MissingEvidence? { entities.isEmpty ? .entities : nil }
  var missingBusinessRules: MissingEvidence? {
    source?.businessRules.isEmpty == false ? nil : .businessRules
  }

  /// What is missing where the recorder holds objects that are left after the module was closed.
  var missingNonRetainingRecorder: MissingEvidence? {
    isRetainedByRecorder == true ? .nonRetainingRecorder : nil
  }

  /// What is missing where the trace or a scenario has a lost message that could have led to other messages.
  var missingMessages: MissingEvidence? {
    trace.hasUnexplainedLoss || scenarioFacts.hasUnexplainedLoss ? .allMessages : nil
  }
}
