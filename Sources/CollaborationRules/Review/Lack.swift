/// Why a rule could judge nothing, and what to do so that it can.
public struct Lack: Error, Hashable, Sendable {
  /// What people rely on a verdict for; where it was not judged the first line says so.
  public enum Topic: String, CaseIterable, Sendable {
    /// Objects that stay, or go too early.
    case lifetimes
    /// Requests and what comes back for them.
    case answers

    /// The question that stays open: "who holds whom".
    public var question: String { self == .lifetimes ? "who holds whom" : "who was answered" }
  }

  /// Why: "no source was given".
  public let reason: String
  /// The topic that it leaves open; nil where it is none, and the names of the rules are listed instead.
  public let topic: Topic?
  /// What to do: "write it with recorder.write"; empty where nothing can be done.
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

/// What a rule needs to judge at all.
enum Need: Sendable {
  case causes, graph, source, scenarios, entities
  case businessRules
  /// No work is pending.
  case end
  /// The recorder holds none of the objects that are left.
  case innocentRecorder
  /// No message was lost that could have led to others.
  case allMessages

  /// What some evidence lacks of it; nil where it has it.
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
