/// What was tried in the open step so far.
struct StepAttempt: Sendable {
  /// How many answers were wrong, and how often nothing came nearer.
  var misses = 0
  /// How many hints were shown.
  var hintsShown = 0
  /// How often something happened.
  var changes = 0
  /// Whether a fault was named before anything was done that could show it.
  var isNamedUnseen = false
  /// What is to be looked at before the next answer counts.
  var pendingLook: String?
  /// The index of the question that is asked now, where there are several.
  var question = 0
  /// What was decided, where every choice is right.
  var decision: Choice?
  /// What was said besides.
  var statements = Statements()
}

/// What a step of an exam has brought.
public struct StepScore: Hashable, Sendable {
  /// The step.
  public let step: String
  /// The points.
  public let points: Int
}

/// One answer to one question, as it is remembered.
public struct GivenAnswer: Hashable, Sendable {
  /// The step or the item of the bank.
  public let question: String
  /// Whether it was right.
  public let isRight: Bool
  /// The misconception that it looks like; nil where none is named.
  public let misconception: String?
  /// Whether it was a question of the bank.
  public var isRecalled = false
  /// Whether the learner was sure; nil where nothing was said.
  public var isSure: Bool?
}
