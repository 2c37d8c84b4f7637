/// The state of the open step.
struct StepState: Sendable {
  /// The number of wrong answers and of actions that brought the step no nearer.
  var misses = 0
  var hintsShown = 0
  /// The number of commands that changed the trace.
  var changes = 0
  /// Whether a fault was named before any command that could show it.
  var isNamedUnseen = false
  /// The command to run before the next answer counts; nil for none.
  var requiredCommand: String?
  /// The index of the question asked now in a step with several.
  var question = 0
  /// The choice taken in a `decide` step.
  var decision: Choice?
  /// The learner's `because` and `cite` statements.
  var statements = Statements()
}

/// The points for a step of an exam.
public struct StepScore: Hashable, Sendable {
  /// The id of the step.
  public let step: String
  /// The points.
  public let points: Int
}

/// An answer to a question.
public struct GivenAnswer: Hashable, Sendable {
  /// The id of the step or of the bank question.
  public let question: String
  /// Whether the answer was right.
  public let isRight: Bool
  /// The misconception that the choice names; nil for none.
  public let misconception: String?
  /// Whether the question comes from the bank.
  public var isRecalled = false
  /// Whether the learner said to be sure; nil where the learner said nothing.
  public var isSure: Bool?
}
