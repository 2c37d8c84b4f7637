import Traces

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
