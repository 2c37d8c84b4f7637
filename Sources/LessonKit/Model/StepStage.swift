/// The stage of a step: what is loaded, injected and done before it, and which commands are refused.
struct StepStage: Sendable {
  /// The words after `load`; nil to continue on the present stage.
  let load: String?
  let faults: [String]
  /// Whether the faults are injected secretly, to be found.
  let isSecret: Bool
  /// Commands run before the step without output.
  let setup: [String]
  /// Commands of the step itself: run after a right answer, or when the step opens.
  let acts: [String]
  let without: [String]
  let hides: Int?

  /// Whether the step belongs only to the lesson's test, where it asks for the same idea on another module.
  let isTwin: Bool
  let marking: StepMarking

  /// The attributes with a value that every step may have.
  static let attributes =
    ["id", "load", "setup", "faults", "without", "hides", "do"] + StepMarking.attributes
  /// The attributes without a value that every step may have.
  static let flags = ["secret", "twin"]

  init(_ data: FenceAttributes) throws(LessonError) {
    isTwin = data.has("twin")
    load = isTwin ? try data.value("load") : data.text("load")
    faults = data.commands("faults")
    isSecret = data.has("secret")
    setup = data.commands("setup")
    acts = data.commands("do")
    without = (data.text("without") ?? "").split(separator: ",").map(\.trimmed)
    hides = try data.optionalNumber("hides")
    marking = try StepMarking(data)
  }

  var opening: [String] {
    (load.map { ["load \($0)"] } ?? [])
      + faults.map { "inject \($0)" + (isSecret ? " --secret" : "") } + setup
  }
}
