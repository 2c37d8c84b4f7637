/// A mistake that prevents reading a lesson's page: its place, and how to correct it.
public struct LessonError: Error, Hashable, Sendable {
  /// The name of the lesson's file.
  public let file: String
  /// The line number of the mistake in the lesson's file, from 1.
  public let line: Int
  /// The kind of mistake, with the words concerned.
  public let problem: Problem

  /// Creates an error for a mistake in a line, counted from 1, of a lesson's file.
  public init(file: String, line: Int, _ problem: Problem) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  /// A kind of mistake that prevents reading a lesson's page.
  public enum Problem: Hashable, Sendable {
    /// A file of more than 1 MB, the limit for a lesson.
    case tooLong
    /// A line with a control character.
    case controlCharacter
    /// A page that does not begin with a title.
    case missingTitle
    /// A page without the HTML comment about the lesson.
    case missingLessonData
    /// A second title, comment, fenced code block or attribute, named by the value, where only one is allowed.
    case repeated(String)
    /// A page without steps.
    case missingSteps
    /// A lesson with this number of steps, more than the 40 that can be checked in a short time.
    case tooManySteps(Int)
    /// A heading with this title that has no HTML comment about its step.
    case missingStepData(title: String)
    /// An HTML comment about a step above the first heading of a step.
    case stepOutsideHeading
    /// An attribute that is missing, and the comment or fenced code block that needs it.
    case missingAttribute(String, in: String)
    /// A word that is no allowed attribute of the comment or fenced code block given by `in`.
    case unknownAttribute(String, in: String)
    /// A value of an attribute that is not a number from 1 to 99,999, or in `rows=` not a list of two or more such numbers.
    case notANumber(String, attribute: String)
    /// A word that names no kind of step.
    case unknownStepKind(String)
    /// A fenced code block with an unknown name that begins with `viper-`.
    case unknownFence(String)
    /// A fenced code block with this name and without content.
    case emptyFence(String)
    /// A part of the page in a kind of step or at a position where the part has no use; the second value names that place.
    case misplaced(String, in: String)
    /// A comment, fenced code block or `<details>`, named by the value, that is never closed.
    case unclosed(String)
    /// A word that names no kind of check.
    case unknownCheck(String)
    /// The words of a check or of a prediction's key, and the part that they lack.
    case incompleteCheck(String, missing: String)
    /// A word that names no key of a prediction, the rule that finds the right answer.
    case unknownKey(String)
    /// An id that no question of the bank has.
    case unknownItem(String)
    /// The text of an item to sort that names none of the step's groups.
    case notAnItem(String)
    /// The text of a choice in a `decide` step that lists fewer figures or rows than the learner must cite.
    case tooLittleEvidence(String)
    /// A check without a goal for the learner.
    case missingGoal
    /// A text that is not in the notation of messages, and the reason.
    case notNotation(String, problem: String)
    /// A step that asks for commands and has no checks.
    case missingChecks
    /// The number of choices or items in a question, fewer than two, and the kind of step.
    case tooFewChoices(Int, in: String)
    /// The text of a list item that is not written as a choice.
    case notAChoice(String)
    /// A text or fenced code block among the hints in `<details>` that is no hint, and so is never shown.
    case unshownText
  }
}

// MARK: - CustomStringConvertible

extension LessonError: CustomStringConvertible {
  /// The error as `file:line:1: problem`.
  public var description: String { "\(file):\(line):1: \(problem)" }
}
