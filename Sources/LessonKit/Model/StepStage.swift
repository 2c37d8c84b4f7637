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
