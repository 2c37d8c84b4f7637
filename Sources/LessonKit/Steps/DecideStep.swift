extension Step.Kind {
  /// The kind of step that asks for a decision and for figures or rows that support it; every choice can pass.
  public static let decide = Step.Kind.asking("decide") { kind in
    kind.attributes = ["cites"]
    kind.finish = { step, _ throws(LessonError) in
      try step.requireChoices()
      let needed = try step.data.optionalNumber("cites") ?? 2
      for choice in step.choices where choice.evidence.count < needed {
        let example = "- `\(choice.text)`: for lines, doubles: The reason."
        let text = "Say what bears on \"\(choice.text)\":  \(example)"
        throw step.data.error(text, at: choice.line)
      }
    }
    kind.invitation = { _ in "Choose, then cite what speaks for it: `cite lines`" }
    kind.judge = { $0.decide($1) }
    kind.judgeStatement = { $0.judgeCitations() }
    kind.rightLines = { attempt in
      let evidence = attempt.choices[0].evidence.prefix(attempt.step.citationsNeeded)
      return ["1"] + evidence.map { "cite \($0)" }
    }
    kind.wrongLines = { _ in ["cite the weather"] }
    kind.solution = { attempt in
      attempt.step.choices.map { choice in
        "\(choice.words): \(choice.reason) (\(choice.evidence.joined(separator: ", ")))"
      }
      .joined(separator: " ")
    }
  }
}

extension Step {
  fileprivate var citationsNeeded: Int { (try? data.optionalNumber("cites")) ?? 2 }
}

extension LessonAttempt {
  fileprivate mutating func decide(_ choice: Choice) -> LessonReply {
    state.decision = choice
    if let reply = judgeCitations(isAsked: false) { return reply }
    return LessonReply([
      paragraph(
        "You chose: \(choice.words). Now `cite` what speaks for it, a figure or a row each."
      )
    ])
  }

  /// Moves on if enough evidence for the choice taken is cited; else replies to a citation (`isAsked`), or returns nil.
  fileprivate mutating func judgeCitations(isAsked: Bool = true) -> LessonReply? {
    guard let choice = state.decision else {
      return isAsked ? LessonReply([paragraph("Choose first, then `cite`.")]) : nil
    }
    let cited = state.statements.citations
    let bearing = cited.filter { choice.evidence.map { $0.lowercased() }.contains($0) }
    let missing = step.citationsNeeded - bearing.count
    guard missing > 0 else { return moveOn([.praise(say("That bears on it. \(choice.reason)"))]) }
    guard isAsked else { return nil }
    let last = cited.last ?? ""
    let isBearing = bearing.contains(last)
    if !isBearing { state.misses += 1 }
    return LessonReply([
      isBearing
        ? paragraph("That bears on it: \(last). \(missing) more.")
        : correction("\(last) does not bear on this choice. Which figure would change your mind?")
    ])
  }
}
