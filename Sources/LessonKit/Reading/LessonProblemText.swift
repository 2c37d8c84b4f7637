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
    case .missingStepData(let title):
      "Say below \"\(title)\" what kind of step it is: <!-- step do id=NAME -->"
    case .stepOutsideHeading: "A step needs a heading above it: ## A title"
    case .missingAttribute(let name, let owner): "The \(owner) needs \(name)=…"
    case .unknownAttribute(let word, let owner): "The \(owner) has no use for \"\(word)\"."
    case .notANumber(let value, let name): "\(name)=\(value) needs a number from 1 to 99999."
    case .unknownStepKind(let word):
      "A step is \(Step.Kind.all.map(\.word).alternatives), not \"\(word)\"."
    case .unknownFence(let name):
      "There is no fence \(name); there are viper-check, viper-answer, viper-also, viper-wrong, "
        + "viper-run and viper-trace."
    case .emptyFence(let name): "\(name) is empty: fill it, or take it out."
    case .misplaced(let what, let place): "\(what) has no use in a \(place): take it out."
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
