import TerminalText

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
    /// A step with this number of commands, choices, items or questions, more than the 100 that can be checked in a short time.
    case tooMany(Int, of: String)
    /// A heading with this title that has no HTML comment about its step.
    case missingStepData(title: String)
    /// An HTML comment about a step above the first heading of a step.
    case stepOutsideHeading
    /// An attribute that is missing, and the comment or fenced code block that needs it.
    case missingAttribute(String, in: String)
    /// A word that is no allowed attribute of the comment or fenced code block given by `in`.
    case unknownAttribute(String, in: String)
    /// A value of an attribute that is not a number from 1 to 99,999.
    case notANumber(String, attribute: String)
    /// A value of `rows=` that is not a list of 2 to 20 different numbers and rising ranges of such numbers.
    case notRows(String)
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

extension LessonError.Problem: CustomStringConvertible {
  /// Sentences that name the mistake on the lesson's page and say how to correct it.
  public var description: String {
    switch self {
    case .tooLong: "This is longer than 1 MB, and so no lesson."
    case .controlCharacter: "A lesson has no control characters: take them out."
    case .missingTitle: "Begin the lesson with its title: # First VIPER message"
    case .missingLessonData:
      "Say below the title what the lesson needs: "
        + "<!-- lesson id=NAME module=MODULE architecture=viper minutes=6 -->"
    case .missingSteps: "A lesson needs a step: ## A title, and below it <!-- step read id=NAME -->"
    case .tooManySteps(let count):
      "A lesson has at most \(LessonReader.maximumSteps) steps; here: \(count). Make two lessons of it."
    case .tooMany(let count, let what):
      "A step has at most \(StepReader.maximumCount) \(what); here: \(count). Make two steps of it."
    case .missingStepData(let title):
      "Say below \"\(title)\" what kind of step it is: <!-- step do id=NAME -->"
    case .stepOutsideHeading: "A step needs a heading above it: ## A title"
    case .missingAttribute(let name, let owner): "The \(owner) needs \(name)=…"
    case .unknownAttribute(let word, let owner): "The \(owner) has no use for \"\(word)\"."
    case .notANumber(let value, let name): "\(name)=\(value) needs a number from 1 to 99999."
    case .notRows(let value):
      "rows=\(value.cut(to: 60)) needs 2 to \(Step.maximumRows) rows, each once: rows=2..5,7"
    case .unknownStepKind(let word):
      "A step is \(Step.Kind.all.map(\.word).alternatives), not \"\(word)\"."
    case .unknownFence(let name):
      "There is no fence \(name); there are viper-check, viper-answer, viper-also, viper-wrong, "
        + "viper-run and viper-trace."
    case .emptyFence(let name): "\(name) is empty: fill it, or take it out."
    case .misplaced(let what, let place): "\(what) has no use in \(place): take it out."
    case .unclosed(let what): "\(what) begins here and never ends."
    case .repeated(let what): "A second \(what): keep one."
    case .unknownCheck(let word):
      "A check begins with \(Check.Kind.all.map(\.word).alternatives), not \"\(word)\"."
    case .missingGoal:
      "Say after two blanks what the learner is to reach: seen View -> Presenter open  # The goal"
    case .notNotation(let text, let problem): "\"\(text)\" is not a message: \(problem)"
    case .incompleteCheck(let text, let missing):
      "This check needs \(missing)\(text.isEmpty ? "" : ", not \"\(text)\"")."
    case .missingChecks: "A step in which something is done needs a viper-check."
    case .tooFewChoices(let count, let kind):
      "This \(kind) step needs two \(kind == Step.Kind.sort.word ? "items" : "choices") or more; "
        + "here: \(count)."
    case .notAChoice(let text):
      "Write a choice as  - `Presenter`: yes: The reason.  and not \"\(text)\"."
    case .unknownKey(let word):
      "A key begins with \(PredictionKey.kinds.map(\.word).joined(separator: ", ")), not \"\(word)\"."
    case .unknownItem(let name): "The bank has no item \"\(name)\": write draw=M1,W2"
    case .tooLittleEvidence(let text):
      "Say what bears on \"\(text)\":  - `\(text)`: for lines, doubles: The reason."
    case .notAnItem(let text):
      "Write an item as  - `get the rows`: Interactor: The reason.  and not \"\(text)\"."
    case .unshownText:
      "This text is shown nowhere: number it as a hint, or move it above <details>."
    }
  }
}
