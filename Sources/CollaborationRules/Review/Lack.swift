/// Missing evidence, because of which a rule could not be evaluated, and how to supply it.
public struct Lack: Error, Hashable, Sendable {
  /// A topic that the headline of a review mentions where it was not judged.
  public enum Topic: String, CaseIterable, Sendable {
    /// Whether objects stay alive too long or are released too early.
    case lifetimes
    /// Whether requests are answered.
    case answers

    /// The question that stays open: "who holds whom".
    public var question: String { self == .lifetimes ? "who holds whom" : "who was answered" }
  }

  /// The missing evidence: "no source was given".
  public let reason: String
  /// The topic left open; nil where there is none: then the names of the rules are listed.
  public let topic: Topic?
  /// How to supply the evidence: "write it with recorder.write"; empty where that is impossible.
  public let advice: String

  init(_ reason: String, leavesOpen topic: Topic? = nil, advice: String = "") {
    self.reason = reason
    self.topic = topic
    self.advice = advice
  }
}

extension Lack {
  static let graph = Lack(
    "the trace has no object graph",
    leavesOpen: .lifetimes,
    advice: "write it with recorder.write"
  )
  static let laterGraph = Lack(
    "no object graph was read yet",
    leavesOpen: .lifetimes,
    advice: "ask again after the action"
  )
  static let references = Lack(
    "the object graph names objects and no reference between them",
    leavesOpen: .lifetimes,
    advice: "give each class of the screen a role and record again"
  )
  static let causes = Lack(
    "the rows do not say what caused them",
    leavesOpen: .answers,
    advice: "record with the library, or indent each row below the one that caused it"
  )
  static let pending = Lack(
    "something still runs or is due",
    leavesOpen: .answers,
    advice: "ask again when it has ended"
  )
  static let messages = Lack("no message was sent")
  static let source = Lack("no source was given")
  static let scenarios = Lack("the runs of all scenarios are needed")
  static let entities = Lack("no type is named as an entity")
  static let businessRules = Lack("no function is named as a rule of the business")
  static let innocentRecorder = Lack("whoever records holds those who are left")
  static let allMessages = Lack("messages were lost, and what they would have led to is not known")
}

/// Evidence without which a rule cannot be evaluated.
enum Need: Sendable {
  case causes, graph, source, scenarios, entities
  case businessRules
  /// No work is pending.
  case end
  /// The recorder holds none of the objects that are left.
  case innocentRecorder
  /// No message was lost that could have led to others.
  case allMessages

  /// Returns what the evidence lacks; nil where the need is met.
  func lack(in evidence: Evidence) -> Lack? {
    switch self {
    case .causes: evidence.hasCauses ? nil : evidence.lackOfRequests
    case .graph: evidence.hasGraph ? nil : evidence.lackOfGraph
    case .source: evidence.source == nil ? .source : nil
    case .scenarios: evidence.scenarios.isEmpty ? .scenarios : nil
    case .entities: evidence.entities.isEmpty ? .entities : nil
    case .businessRules: evidence.source?.businessRules.isEmpty == false ? nil : .businessRules
    case .end: evidence.pending == 0 ? nil : .pending
    case .innocentRecorder: evidence.isRecordersDoing == true ? .innocentRecorder : nil
    case .allMessages:
      evidence.trace.hasUnexplainedLoss || evidence.scenarioFacts.hasUnexplainedLoss
        ? .allMessages : nil
    }
  }
}
