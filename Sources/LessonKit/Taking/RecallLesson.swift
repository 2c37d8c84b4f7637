extension Lesson {
  /// The indices of the steps of a lesson's test: its twins (the same idea on another module), or else its recalls and last task.
  var testedSteps: [Int] {
    let twins = steps.indices.filter { steps[$0].stage.isTwin }
    guard twins.isEmpty else { return twins }
    let recalls = steps.indices.filter { steps[$0].kind == .recall }
    let task = steps.indices.last { index in
      let step = steps[index]
      return step.kind.reminder != nil && step.kind != .recall
    }
    return (recalls + [task].compactMap(\.self)).sorted()
  }

  /// The number of steps, not counting the steps that are asked only in the lesson's test.
  public var length: Int { steps.count { !$0.stage.isTwin } }

  /// The id of the lesson that consists of bank questions.
  public static let recallID = "recall"

  /// Returns a lesson that asks the bank's questions with the ids `items` and loads no module.
  ///
  /// - Throws: ``LessonError`` if `items` is empty or the bank lacks one of them.
  public static func recalling(_ items: [String], from bank: Bank) throws(LessonError) -> Lesson {
    let page = """
      # What you know
      <!-- lesson id=\(recallID) module=none architecture=none minutes=3 -->
      ## Questions
      <!-- step recall id=questions draw=\(items.joined(separator: ",")) -->
      """
    return try Lesson(markdown: page, file: "bank.md", bank: bank)
  }
}
