struct StepState: Sendable {
  /// The number of wrong answers to the step and of actions that brought the step no nearer to its end.
  var misses = 0
  var hintsShown = 0
  var changes = 0
  /// Whether the learner found a secretly injected fault before any command changed the trace.
  var isNamedUnseen = false
  var requiredCommand: String?
  /// The index, from 0, of the question that is being asked in a step with several questions.
  var question = 0
  var decision: Choice?
  var statements = Statements()
}

/// The points that a learner got for a step of an exam.
public struct StepScore: Hashable, Sendable {
  /// The id of the exam's step.
  public let step: String
  /// The points for the step.
  public let points: Int
}

/// A learner's answer to a question of a lesson.
public struct GivenAnswer: Hashable, Sendable {
  /// The id of the step, or of the bank's question, that was answered.
  public let question: String
  /// Whether the answer was right.
  public let isRight: Bool
  /// The name of the misconception behind a wrong choice; nil for a right choice and for one that names no misconception.
  public let misconception: String?
  /// Whether the question that was answered comes from the bank.
  public var isRecalled = false
  /// Whether the learner claimed to be sure of the answer; nil if the learner did not say.
  public var isSure: Bool?
}
