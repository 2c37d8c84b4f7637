import Traces

/// The points of a step in an exam, and the group from which the step is drawn.
struct StepMarking: Sendable {
  let points: Int
  /// The part of the exam: `A`.
  let part: String
  /// The lessons to repeat after fewer than half of the points.
  let see: [String]
  /// The group and option of `oneof=group:option`, of which the seed draws one option; nil for a step that is always
  /// asked.
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
  /// Whether a seed chooses among the steps.
  public var isDrawn: Bool { steps.contains { $0.stage.marking.draw != nil } }

  /// Returns the indices of the steps to play with a seed: one option of each group, and no twins.
  func route(seed: Int) -> [Int] {
    let draws = steps.compactMap(\.stage.marking.draw)
    var drawn: [String: String] = [:]
    for group in draws.map(\.group).uniqued() {
      let options = draws.filter { $0.group == group }.map(\.option).uniqued()
      drawn[group] = SeededOrder(seed: seed, salt: group).shuffled(options).first
    }
    return steps.indices.filter { index in
      !steps[index].stage.isTwin
        && steps[index].stage.marking.draw.map { drawn[$0.group] == $0.option } ?? true
    }
  }

  /// Returns a seed from 1 that follows from a name, such as a learner's, and the number of the sitting.
  public static func seed(of name: String, sitting: Int) -> Int {
    let start: UInt64 = 0xcbf2_9ce4_8422_2325
    let hash = "\(name) \(sitting)".utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return Int(hash >> 33) + 1
  }
}
