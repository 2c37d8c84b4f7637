import TerminalText

extension LintRule {
  static let reasons = LintRule { linter in
    linter.lesson.steps.flatMap(\.choices).filter(\.reason.isEmpty).map {
      Mistake($0.line, "\"\($0.text)\" has no reason: say why.")
    }
  }

  static let oneRightChoice = LintRule { linter in
    linter.lesson.steps.filter { !$0.choices.isEmpty && $0.kind != .decide }.compactMap { step in
      let right = step.choices.count(where: \.isRight)
      guard right != 1 else { return nil }
      return Mistake(step.line, "Exactly one choice must be right; here: \(right).")
    }
  }

  /// The rule that the answer to a question is the text of its right choice.
  static let answerIsRightChoice = LintRule { linter in
    linter.lesson.steps.filter { $0.kind != .decide }.compactMap { step in
      guard let answer = step.answer, let right = step.rightChoice?.choice.text,
        step.choices.count(where: \.isRight) == 1, answer.commands != [right]
      else { return nil }
      return Mistake(answer.line, "The answer is not the right choice: write \(right)")
    }
  }

  static let choiceCount = LintRule { linter in
    linter.lesson.steps.flatMap { step -> [Mistake] in
      let count = step.choices.count
      let many = [Mistake(step.line, "This step has \(count) choices: keep to 4.")]
      return (count > 4 ? many : [])
        + step.choices.flatMap { choice in
          tooLong(choice.words, 12, "This choice", choice.line)
            + tooLong(choice.reason, 35, "This reason", choice.line)
        }
    }
  }

  /// The rule that the right choice is not the longest one, which would give it away.
  static let rightIsNotLongest = LintRule { linter in
    linter.lesson.steps.filter { $0.kind != .decide }.compactMap { step in
      guard let right = step.rightChoice?.choice else { return nil }
      let longest = step.choices.filter { !$0.isRight }.map(\.words.displayWidth).max() ?? 0
      guard right.words.displayWidth > longest else { return nil }
      return Mistake(right.line, "The right choice is the longest: make another one as long.")
    }
  }

  /// The rule that, in a lesson with four or more questions, the right choices do not mostly stand in one position.
  static let evenPositions = LintRule { linter in
    let questions = linter.lesson.steps.filter { $0.kind.isQuestion && $0.rightChoice != nil }
    let places = questions.compactMap { $0.rightChoice?.number }
    guard places.count >= 4, let most = Set(places).map({ p in places.count { $0 == p } }).max(),
      most * 2 > places.count + 1
    else { return [] }
    let text = "\(most) of \(places.count) right choices stand in one position: move some."
    return [Mistake(questions[0].line, text)]
  }

  /// The rule that no numbered choice begins with a number or ordinal that is also the position of a choice, such as `row 3`.
  static let numbersArePositions = LintRule { linter in
    linter.lesson.steps.filter { !$0.choices.areValues }.flatMap { step in
      step.choices.compactMap { choice in
        guard let number = choice.leadingNumber, (1...step.choices.count).contains(number) else {
          return nil
        }
        let advice = "write `#\(number)` or other words."
        return Mistake(choice.line, "\"\(choice.text)\" is taken for choice \(number): \(advice)")
      }
    }
  }

  static let knownMisconceptions = LintRule { linter in
    guard let known = linter.words.misconceptions else { return [] }
    return linter.lesson.steps.flatMap(\.choices).compactMap { choice in
      guard let name = choice.misconception, !known.contains(name) else { return nil }
      let text = "There is no misconception \(name): name it in misconceptions.md."
      return Mistake(choice.line, text)
    }
  }
}
