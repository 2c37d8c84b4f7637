extension Step.Kind {
  /// The kind of step that asks for the name and place of a secretly injected fault and, with `because=`, for a row that shows it.
  public static let find = Step.Kind.doing("find") { kind in
    kind.attributes = ["fault", "looks", "because"]
    // Closing may show what is asked for.
    kind.allows = { $0 == "close" }
    kind.invitation = { attempt in
      attempt.step.data.text("because") == nil
        ? "When you know, name fault and place, as in `guess nil-link view.presenter`"
        : "When you know, name fault, place and row: `guess nil-link view.presenter because #2`"
    }
    kind.opening = { step in ["inject \(step.data.text("fault") ?? "") --secret"] }
    kind.finish = { step, _ throws(LessonError) in try step.addFindChecks() }
    kind.completion = { $0.findLines }
    kind.rightLines = { $0.step.findLines }
    kind.solution = { $0.say("It is: \($0.step.data.text("fault") ?? "").") }
  }
}

extension Step {
  /// The lines to type in a `find` step: the author's answer, or `because` and `guess` made from the step's attributes.
  fileprivate var findLines: [String] {
    let row = data.list("because").first.map { ["because \($0)"] } ?? []
    return answer?.commands ?? row + ["guess \(data.text("fault") ?? "")"]
  }

  fileprivate mutating func addFindChecks() throws(LessonError) {
    let fault = try data.value("fault")
    let language = Language(ofFile: data.file)
    func add(_ check: String, _ goal: Phrase) throws(LessonError) {
      checks.append(try data.pageText(check).check(goal: language.say(goal)))
    }
    try add("found \(fault)", "the fault and its place")
    if let rows = data.text("because") { try add("because \(rows)", "a row that shows it") }
    if let looks = try data.optionalNumber("looks") {
      try add("looks \(looks)", "at most \(looks) looks")
    }
    if answer == nil { answer = AnswerCommands(commands: findLines, line: data.line) }
  }
}
