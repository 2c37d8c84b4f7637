import PrintableText
import TerminalText

extension Step.Kind {
  /// The kind of step that asks for a choice; after a right answer, the command in the attribute `proof=` is run as a proof.
  public static let quiz = Step.Kind.asking("quiz") { kind in
    kind.attributes = ["proof", "says"]
    kind.prove = { verifier, step, index async in await verifier.proveQuiz(step, at: index) }
  }
}

extension LessonVerifier {
  /// Reports a `quiz` step whose command in `proof=` fails, or whose output lacks the words in `says=`.
  fileprivate mutating func proveQuiz(_ step: Step, at index: Int) async {
    guard let proof = step.data.text("proof") else { return }
    let result = await answer(to: proof, at: index)
    guard result.ok else {
      let reason = result.output.firstParagraph
      report(step.data.line, "The proof \"\(proof)\" cannot be done: \(reason)")
      return
    }
    let says = step.data.text("says") ?? ""
    let folded = { (text: String) in
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    guard !says.isEmpty, !folded(result.output).contains(folded(says)) else { return }
    report(step.data.line, "\"\(proof)\" does not say \"\(says)\": \(result.output.firstLine)")
  }
}

extension Step.Kind {
  /// Returns a kind of step that asks for one of its choices; `word` names the kind on pages, `configure` changes its defaults.
  static func asking(_ word: String, _ configure: (inout Step.Kind) -> Void) -> Step.Kind {
    Step.Kind(word) { kind in
      kind.fences = ["viper-answer"]
      kind.isQuestion = true
      kind.readItem = { item, step throws(LessonError) in
        step.choices.append(try item.choice())
      }
      kind.finish = { step, _ throws(LessonError) in try step.requireChoices() }
      kind.shown = { $0.choiceLines }
      kind.invitation = { _ in "Type a number or a name." }
      kind.reminder = "Choose first, or type `skip`."
      kind.take = { $0.takeChoice($1) }
      kind.rightLines = { attempt in
        attempt.choices.firstIndex(where: \.isRight).map { [attempt.choices.input(at: $0)] } ?? []
      }
      kind.wrongLines = { attempt in
        guard let index = attempt.choices.firstIndex(where: { !$0.isRight }) else { return [] }
        return [attempt.choices.input(at: index)] + attempt.choices[index].inspections.prefix(1)
      }
      kind.solution = { attempt in
        guard let right = attempt.choices.first(where: \.isRight) else { return "" }
        return attempt.quote("The right answer: \(right.words). \(right.reason)")
      }
      configure(&kind)
    }
  }
}

extension Step {
  func requireChoices() throws(LessonError) {
    guard choices.count < 2 else { return }
    let text = "This \(kind.word) step needs two choices or more; here: \(choices.count)."
    throw data.error(text, at: line)
  }
}

extension LessonAttempt {
  /// The choices of the question that is being asked, in the order that the attempt's seed gives.
  var choices: [Choice] {
    let question = self.question
    return question.choices.shuffled(seed: seed, salt: question.id)
  }

  /// The question that is being asked: the open step, or one of the bank's questions that a `recall` step asks.
  var question: Step {
    step.questions.isEmpty
      ? step : step.questions[min(state.question, step.questions.count - 1)]
  }

  var choiceLines: [LessonLine] {
    let choices = self.choices
    guard !choices.areValues else { return [.code(choices.map(\.text).joined(separator: "   "))] }
    return choices.enumerated().map { .choice(number: $0 + 1, text: $1.words) }
  }

  /// Judges the choice that the input means; corrects an input of no choice or several, or before the required command.
  fileprivate mutating func takeChoice(_ input: String) -> LessonReply {
    let choices = self.choices
    switch ChoiceMatch(input, among: choices) {
    case .none, .outside: return LessonReply([correction(none(of: choices, is: input))])
    case .several(let numbers):
      let list = numbers.map(String.init).joined(separator: say(" or "))
      return LessonReply([correction("That could be \(list): type the number.")])
    case .one(let number):
      if let command = state.requiredCommand {
        return LessonReply([correction("First look: `\(command)`. Then answer again.")])
      }
      return step.kind.judge(&self, choices[number - 1])
    }
  }

  /// The maximum length of a list of choices in a correction; a longer list is replaced by the range of numbers.
  private static let longestChoiceList = 120

  private func none(of choices: [Choice], is input: String) -> Phrase {
    let typed = input.printable().cut(to: 40)
    let names =
      choices.areValues
      ? choices.map(\.text).joined(separator: ", ")
      : choices.enumerated().map { "\($0 + 1) \($1.words)" }.joined(separator: ", ")
    guard names.count <= LessonAttempt.longestChoiceList else {
      return "\(typed) is none of the choices. Type a number from 1 to \(choices.count)."
    }
    return switch choices.count {
    case 2: "\(typed) is neither of the two: \(names)."
    case 3: "\(typed) is none of the three: \(names)."
    case 4: "\(typed) is none of the four: \(names)."
    default: "\(typed) is none of these: \(names)."
    }
  }

  mutating func accept(_ choice: Choice) -> LessonReply {
    recordAnswer(choice)
    let text = verdict(on: choice)
    guard choice.isRight else {
      state.misses += 1
      state.requiredCommand = choice.inspections.first
      return LessonReply([.correction(text), .paragraph(nudge)])
    }
    return moveOn([.praise(text)])
  }
}
