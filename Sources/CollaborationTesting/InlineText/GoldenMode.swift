import Foundation

/// The mode of a run of tests: whether it compares, adds or replaces the expected texts in sources and the files of expected
/// traces.
enum GoldenMode: Equatable {
  case check
  /// The mode in which missing texts and files are written, and existing ones compared.
  case fill
  /// The mode in which texts and files that are missing or differ are written.
  case update

  /// Reads the mode: `check` if `CI` is on, else by `VIPERLAB_UPDATE_GOLDENS`.
  ///
  /// `CI` is on with any value but `0`, `false` and the empty one. The other variable selects `fill` if it is empty or missing,
  /// `check` for `0` and `false`, and else `update`.
  init(_ environment: [String: String]) {
    let isCI = !["", "0", "false"].contains(environment["CI", default: ""].lowercased())
    switch environment["VIPERLAB_UPDATE_GOLDENS", default: ""] {
    case _ where isCI: self = .check
    case "": self = .fill
    case "0", "false": self = .check
    default: self = .update
    }
  }

  static let advice =
    "If this is right, take the lines that are marked with + , or run the test once with VIPERLAB_UPDATE_GOLDENS=1."
}

/// The values that all expectations of one run of the tests share: the mode, and the written texts and files.
struct TestRun: Sendable {
  let mode: GoldenMode
  let inlineTexts: InlineTexts
  let goldenFiles: GoldenFiles

  @TaskLocal static var current = TestRun(
    mode: GoldenMode(ProcessInfo.processInfo.environment),
    inlineTexts: InlineTexts(),
    goldenFiles: GoldenFiles()
  )
}
