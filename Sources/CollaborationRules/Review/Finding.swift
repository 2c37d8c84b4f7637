import Traces

/// A violation of a rule, with its evidence.
public struct Finding: Hashable, Sendable {
  /// The name of the violated rule, such as `nil-link`; a fault (a prepared defect) that causes such violations has the same name.
  public internal(set) var name = ""
  /// A sentence that says which objects violate the rule and how.
  public let text: String
  /// Further facts about the violation, one sentence each.
  public let details: [String]
  /// The repair to write in the source, in a few words; empty if only the rule's page explains it.
  public let repair: String
  /// The numbers of the rows (numbered events of the trace) that show the violation.
  public let rows: [Int]

  /// Creates a finding that gets its name from the rule whose result has it.
  public init(_ text: String, details: [String] = [], repair: String = "", rows: [Int] = []) {
    self.text = text
    self.details = details
    self.repair = repair
    self.rows = rows
  }
}

extension Evidence {
  /// The kinds of the messages that are the rows of `findings`.
  func kinds(in findings: [Finding]) -> Set<[String]> {
    Set(findings.compactMap { row($0.rows.first)?.kindOfMessage })
  }

  /// Returns whether an event is a message of one of `kinds`, or happened inside one.
  func isPart(_ event: Event, of kinds: Set<[String]>) -> Bool {
    guard !kinds.isEmpty else { return false }
    return kinds.contains(event.kindOfMessage)
      || causeIndices(of: event).contains { kinds.contains(trace.events[$0].kindOfMessage) }
  }
}

/// The result of evaluating a rule: its findings, and the subjects that it examined.
public struct RuleResult: Sendable {
  /// The violations of the rule.
  public private(set) var findings: [Finding]
  /// The subjects that the rule examined.
  public let examined: Set<Subject>
  /// The reason why the rule examined nothing; empty if it examined something.
  public let reason: String
  /// The missing evidence; nil if the rule was evaluated, even if it found nothing to examine.
  public private(set) var missingEvidence: MissingEvidence?
  /// A sentence that says of which subjects the rule could not judge whether they violate it; empty if there are none.
  public internal(set) var remark = ""

  /// Creates a result; `none` is the reason for the case that `examined` is empty.
  public init(_ findings: [Finding] = [], examined: Set<Subject> = [], none: String) {
    self.findings = findings
    self.examined = examined
    reason = examined.isEmpty ? none : ""
  }

  static func nothing(_ missingEvidence: MissingEvidence) -> RuleResult {
    var result = RuleResult(none: missingEvidence.reason)
    result.missingEvidence = missingEvidence
    return result
  }

  /// Returns this result with `rule` as the name of each finding.
  func named(_ rule: String) -> RuleResult {
    var result = self
    for index in findings.indices { result.findings[index].name = rule }
    return result
  }

  func without(_ rows: Set<Int>) -> RuleResult {
    var result = self
    result.findings.removeAll { !rows.isDisjoint(with: $0.rows) }
    return result
  }
}

extension RuleResult: CustomStringConvertible {
  /// The number of examined subjects, or the reason for none: "judged nothing: no source given".
  public var description: String {
    examined.isEmpty ? "judged nothing: \(reason)" : "judged \(examined.counts)"
  }
}

/// A thing that a rule has examined.
public enum Subject: Hashable, Sendable {
  /// A message, by its index in the trace.
  case message(Int)
  /// A reference to a collaborator, by its owner and the name of the property: a seam, such as `Presenter.view`, or another one.
  case reference(Participant, String)
  /// An object of the trace, such as a Presenter.
  case object(Participant)
  /// A message that should be answered, by its index in the trace.
  case request(Int)
  /// A method or property that a protocol between the module's objects requires.
  indirect case requirement(SourceFacts.Requirement)
  /// A call of a function in the module's source.
  indirect case sourceCall(SourceFacts.Call)

  /// The noun by which subjects of this kind are counted: "message".
  public var noun: String {
    switch self {
    case .message: "message"
    case .reference: "reference"
    case .object: "object"
    case .request: "request"
    case .requirement: "requirement"
    case .sourceCall: "call in the source"
    }
  }

  /// The nouns of all kinds of subjects, in the order in which counts list them.
  static let nouns = [
    "message", "reference", "object", "request", "requirement", "call in the source",
  ]
}

extension Set<Subject> {
  /// The number of subjects of each kind: "2 messages and 6 references"; empty for no subjects.
  public var counts: String {
    let counts = reduce(into: [:]) { counts, subject in counts[subject.noun, default: 0] += 1 }
    return Subject.nouns.compactMap { noun in counts[noun].map { $0.counted(noun) } }.listed()
  }
}
