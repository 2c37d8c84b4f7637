import Traces

/// The conditions of a step: the module loaded, the faults injected and the commands run before it, and the commands refused.
struct StepStage: Sendable {
  /// The arguments of the `load` command before the step; nil if the step continues with the loaded module.
  let load: String?
  let faults: [String]
  /// Whether the step's faults are injected without naming them, so that the learner has to find them.
  let isSecret: Bool
  /// The commands that are run before the step without showing their output.
  let setup: [String]
  /// The commands of the attribute `do=`, run after a right answer; a `compare` step runs them also when it opens.
  let acts: [String]
  let without: [String]
  let hides: Int?

  /// Whether the step belongs only to the lesson's test, where it asks for the same idea on another module.
  let isTwin: Bool
  let marking: StepMarking

  /// The names of the attributes `name=value` that the HTML comment of every kind of step may have.
  static let attributes =
    ["id", "load", "setup", "faults", "without", "hides", "do"] + StepMarking.attributes
  /// The names of the attributes without a value that the HTML comment of every kind of step may have.
  static let flags = ["secret", "twin"]

  init(_ data: FenceAttributes) throws(LessonError) {
    isTwin = data.has("twin")
    load = isTwin ? try data.value("load") : data.text("load")
    faults = data.commands("faults")
    isSecret = data.has("secret")
    setup = data.commands("setup")
    acts = data.commands("do")
    without = data.list("without")
    hides = try data.optionalNumber("hides")
    marking = try StepMarking(data)
  }

  var opening: [String] {
    (load.map { ["load \($0)"] } ?? [])
      + faults.map { "inject \($0)" + (isSecret ? " --secret" : "") } + setup
  }
}

struct StepMarking: Sendable {
  let points: Int
  /// The name of the exam's part to which the step belongs: `A`.
  let part: String
  /// The ids of the lessons to repeat if the learner gets fewer than half of the step's points.
  let see: [String]
  /// The group and the option in `oneof=group:option`; nil for a step that is always asked.
  ///
  /// A seed draws one option of each group.
  let draw: (group: String, option: String)?

  static let attributes = ["points", "part", "see", "oneof"]

  init(_ data: FenceAttributes) throws(LessonError) {
    points = try data.optionalNumber("points") ?? 0
    part = data.text("part") ?? "A"
    see = data.list("see")
    let words = (data.text("oneof") ?? "").split(separator: ":").map { String($0) }
    draw = words.count == 2 ? (words[0], words[1]) : nil
    guard words.isEmpty || words.count == 2 else {
      throw data.error(.unknownAttribute("oneof", in: "step"))
    }
  }
}

extension Lesson {
  /// Whether the seed (a number that makes draws repeatable) decides which steps of the lesson are asked.
  public var isDrawn: Bool { steps.contains { $0.stage.marking.draw != nil } }

  /// Returns the indices of the steps to ask: the steps of the option that the seed draws from each group, all steps
  /// outside groups, and no twins (steps of the test).
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

  /// Returns a seed of 1 or more that depends only on a name, such as a learner's, and on the number of the sitting.
  public static func seed(of name: String, sitting: Int) -> Int {
    let start: UInt64 = 0xcbf2_9ce4_8422_2325
    let hash = "\(name) \(sitting)".utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return Int(hash >> 33) + 1
  }
}
