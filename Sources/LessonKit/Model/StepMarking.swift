import Traces

/// What a step counts for in an exam, and when it is asked.
struct StepMarking: Sendable {
  /// The most points; 0 where it does not count.
  let points: Int
  /// The part of the exam.
  let part: String
  /// The lessons to repeat where it was not known.
  let see: [String]
  /// The group from which the seed draws one, and the one that this step belongs to; nil where it is
  /// always asked.
  let draw: (group: String, option: String)?

  static let attributes = ["points", "part", "see", "oneof"]

  init(_ data: FenceAttributes) throws(LessonError) {
    points = try data.optionalNumber("points") ?? 0
    part = data.text("part") ?? "A"
    see = data.list("see")
    let words = (data.text("oneof") ?? "").split(separator: ":").map { String($0) }
    draw = words.count == 2 ? (words[0], words[1]) : nil
    guard words.isEmpty || words.count == 2 else {
      throw LessonError(file: data.file, line: data.line, .unknownAttribute("oneof", in: "step"))
    }
  }
}

extension Lesson {
  /// Whether a seed draws what is asked.
  public var isDrawn: Bool { steps.contains { $0.stage.marking.draw != nil } }

  /// The indices of the steps that a seed draws: of each group one option with all its steps; twins are
  /// for the test.
  func route(seed: Int) -> [Int] {
    let draws = steps.compactMap(\.stage.marking.draw)
    var drawn: [String: String] = [:]
    for group in draws.map(\.group).eachOnce {
      let options = draws.filter { $0.group == group }.map(\.option).eachOnce
      drawn[group] = SeededOrder(seed: seed, salt: group).shuffled(options).first
    }
    return steps.indices.filter { index in
      !steps[index].stage.isTwin
        && steps[index].stage.marking.draw.map { drawn[$0.group] == $0.option } ?? true
    }
  }

  /// The number that a name leads to, such as a learner's: another for each sitting.
  public static func seed(of name: String, sitting: Int) -> Int {
    let start: UInt64 = 0xcbf2_9ce4_8422_2325
    let hash = "\(name) \(sitting)".utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return Int(hash >> 33) + 1
  }
}
