extension Lesson {
  /// The indices of the steps that make a lesson's test: its twins, which ask for its idea on another
  /// module; where it has none, what it recalls and its last task.
  var testedSteps: [Int] {
    let twins = steps.indices.filter { steps[$0].stage.isTwin }
    guard twins.isEmpty else { return twins }
    let recalls = steps.indices.filter { steps[$0].kind == .recall }
    let task = steps.indices.last { index in
      let step = steps[index]
      return step.kind.waiting != nil && step.kind != .recall
    }
    return (recalls + [task].compactMap(\.self)).sorted()
  }

  /// How many steps it has for who takes it.
  public var length: Int { steps.count { !$0.stage.isTwin } }

  /// The name of the lesson that only asks questions of the bank.
  public static let recallID = "recall"

  /// A lesson that asks these questions of the bank and needs nothing loaded.
  ///
  /// - Throws: ``LessonError`` where the bank has not all of them.
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
