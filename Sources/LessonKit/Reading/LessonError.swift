/// A lesson that cannot be read: where, what, and what to do about it.
public struct LessonError: Error, Hashable, Sendable {
  /// The lesson's file.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// What is wrong there.
  public let problem: Problem

  /// Makes an error.
  public init(file: String, line: Int, _ problem: Problem) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  /// What can be wrong with a lesson's text.
  public enum Problem: Hashable, Sendable {
    /// The file is longer than any lesson.
    case tooLong
    /// A control character stands in the line.
    case controlCharacter
    /// The file does not begin with a title.
    case missingTitle
    /// No comment says what the lesson is called and needs.
    case missingLessonData
    /// A second title, or a second comment of the same sort.
    case repeated(String)
    /// There is no step.
    case missingSteps
    /// A lesson has more steps than can be proved in a short time, each by a play of all before it.
    case tooManySteps(Int)
    /// The heading of that title has no comment that makes it a step.
    case missingStepData(title: String)
    /// A comment about a step stands before any heading.
    case stepOutsideHeading
    /// A comment or fence lacks something.
    case missingAttribute(String, in: String)
    /// A comment or fence says something that nobody asks for.
    case unknownAttribute(String, in: String)
    /// A number was expected.
    case notANumber(String, attribute: String)
    /// There is no such kind of step.
    case unknownStepKind(String)
    /// There is no such fence.
    case unknownFence(String)
    /// A fence with nothing in it.
    case emptyFence(String)
    /// Something stands in a step or a position that has no use for it.
    case misplaced(String, in: String)
    /// Something was begun and never ended.
    case unclosed(String)
    /// There is no such check.
    case unknownCheck(String)
    /// A check lacks something behind its word.
    case incompleteCheck(String, missing: String)
    /// There is no such key of a prediction.
    case unknownKey(String)
    /// The bank has no item of that name.
    case unknownItem(String)
    /// An item of a step that sorts is not written as one.
    case notAnItem(String)
    /// A choice of a decision has too little that bears on it.
    case tooLittleEvidence(String)
    /// A check has no sentence for the learner.
    case missingGoal
    /// A message is not written in the notation; the text says how.
    case notNotation(String, problem: String)
    /// A step in which something is done has no checks.
    case missingChecks
    /// A prediction needs at least two choices.
    case tooFewChoices(Int)
    /// A choice is not written as a choice.
    case notAChoice(String)
    /// A text between the hints is shown nowhere.
    case unshownText
  }
}

// MARK: - CustomStringConvertible

extension LessonError: CustomStringConvertible {
  /// File, line, and what to do.
  public var description: String { "\(file):\(line):1: \(problem)" }
}
