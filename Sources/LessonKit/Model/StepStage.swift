/// Where a step is played: what is loaded, broken and done before it, and what is not allowed.
struct StepStage: Sendable {
  /// What is loaded, as one types it behind `load`; nil to go on with what is there.
  let load: String?
  /// The faults that are put in.
  let faults: [String]
  /// Whether these are to be found.
  let isSecret: Bool
  /// What is done without being shown.
  let setup: [String]
  /// What the step itself does: after a right answer, or at once.
  let acts: [String]
  /// The commands that are refused.
  let without: [String]
  /// The number of the first row that stays hidden.
  let hides: Int?

  /// Whether only the lesson's test asks it, and the lesson does not: its idea, elsewhere.
  let isTwin: Bool
  /// What it is worth in an exam.
  let marking: StepMarking

  /// What every step may say.
  static let attributes =
    ["id", "load", "setup", "faults", "without", "hides", "do"] + StepMarking.attributes
  /// The same without a value.
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

  /// The commands that make it.
  var opening: [String] {
    (load.map { ["load \($0)"] } ?? [])
      + faults.map { "inject \($0)" + (isSecret ? " --secret" : "") } + setup
  }
}
