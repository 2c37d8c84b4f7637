/// A mistake on a page that makes the lesson unreadable: its place, and how to correct it.
public struct LessonError: Error, Hashable, Sendable {
  /// The name of the lesson's file.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The mistake.
  public let problem: Problem

  /// Makes an error.
  public init(file: String, line: Int, _ problem: Problem) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  /// The mistakes that a page can have.
  public enum Problem: Hashable, Sendable {
    /// The file is longer than any lesson.
    case tooLong
    /// The line has a control character.
    case controlCharacter
    /// The file does not begin with a title.
    case missingTitle
    /// The comment about the lesson is missing.
    case missingLessonData
    /// A title, comment, fence or attribute appears a second time.
    case repeated(String)
    /// The page has no steps.
    case missingSteps
    /// The lesson has more steps than can be proved in a short time, because each proof replays the earlier steps.
    case tooManySteps(Int)
    /// The heading with this title has no comment about its step.
    case missingStepData(title: String)
    /// A comment about a step stands above the first heading.
    case stepOutsideHeading
    /// A comment or fence lacks an attribute.
    case missingAttribute(String, in: String)
    /// A comment or fence has an attribute that is not known there.
    case unknownAttribute(String, in: String)
    /// The value is not a number from 1 to 99,999.
    case notANumber(String, attribute: String)
    /// The kind of step is unknown.
    case unknownStepKind(String)
    /// The fence is unknown.
    case unknownFence(String)
    /// The fence is empty.
    case emptyFence(String)
    /// The text stands in a step or a position where it has no use.
    case misplaced(String, in: String)
    /// The comment, fence or `<details>` is never closed.
    case unclosed(String)
    /// The kind of check is unknown.
    case unknownCheck(String)
    /// The check lacks words.
    case incompleteCheck(String, missing: String)
    /// The key of the prediction is unknown.
    case unknownKey(String)
    /// The bank has no question with this id.
    case unknownItem(String)
    /// The group of a sort item is not among the groups of the step.
    case notAnItem(String)
    /// A choice of a decision has fewer figures or rows than must be cited.
    case tooLittleEvidence(String)
    /// The check has no goal for the learner.
    case missingGoal
    /// The message is not in the notation, for the given reason.
    case notNotation(String, problem: String)
    /// The task has no checks.
    case missingChecks
    /// The question has fewer than two choices or items.
    case tooFewChoices(Int, in: String)
    /// The list item is not written as a choice.
    case notAChoice(String)
    /// The text stands between the hints, where it is never shown.
    case unshownText
  }
}

// MARK: - CustomStringConvertible

extension LessonError: CustomStringConvertible {
  /// The error as `file:line:1: problem`.
  public var description: String { "\(file):\(line):1: \(problem)" }
}
