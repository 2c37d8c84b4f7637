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

  /// Returns the advice for a difference, of which `lines` are shown; `isWhole` is whether no other line differs.
  static func advice(_ lines: [String], isWhole: Bool = true) -> String {
    let run = "run the test once with VIPERLAB_UPDATE_GOLDENS=1."
    let marks = Set(lines.compactMap(\.first)).intersection("+-")
    guard isWhole, !marks.isEmpty else { return "If this is right, \(run)" }
    let edit =
      marks.contains("+")
      ? "take the lines that are marked with +" : "remove the lines that are marked with -"
    return "If this is right, \(edit) , or \(run)"
  }
}

/// The values that all expectations of one run of the tests share: the mode, and the written texts.
struct TestRun: Sendable {
  let mode: GoldenMode
  let texts = GoldenTexts()

  @TaskLocal static var current = TestRun(mode: GoldenMode(ProcessInfo.processInfo.environment))
}

/// The reason why an expected text is not written into a test's source or file.
enum RewriteRefusal: Error, Equatable {
  /// A source that differs from the compiled source, or may differ since it is newer than the program.
  case changed
  /// Another call at the position of the expectation, such as of a helper that passes on its own position.
  case otherCall(String, function: String)
  /// A trailing closure whose content is not a single string literal without interpolations.
  case noLiteral
  case missing(path: String)
  case unwritable(path: String, reason: String)
  /// Different results of one call, or for one file, in this run of the tests; `calls` are those that name the file.
  case several([String], calls: [String] = [])
}

extension RewriteRefusal: CustomStringConvertible {
  var description: String {
    switch self {
    case .changed:
      "The source has changed since this test was built, by hand or by another test process, so nothing is written: "
        + "build and run the tests again."
    case .otherCall(let name, let function):
      "The call at this place is \(name), not \(function), so nothing is written there: "
        + "call \(function) in the test, or pass \(name) the text."
    case .noLiteral:
      "The closure holds more than a text, so nothing is written there: write one text in it."
    case .missing(let path): "There is no \(path) here, so nothing is written."
    case .unwritable(let path, let reason): "\(path) is left as it is: \(reason)."
    case .several(let texts, let calls):
      (calls.count > 1
        ? "\(calls.sharing) Their traces differ, so no new text stays in it.\n"
        : "This call is reached with different traces, so no new text stays in the file.\n")
        + texts.enumerated().map { index, text in
          "Output \(index + 1) / \(texts.count):\n\(text.indented(by: 2))"
        }.joined(separator: "\n")
        + "\nGive each a file of its own: expectTrace(trace, inFile: \"a name for each\")."
    }
  }
}

extension [String] {
  /// The sentence on these calls, which all name one Markdown file.
  var sharing: String {
    "\(count == 2 ? "Two" : "\(count)") tests name this file: \(joined(separator: " and "))."
  }
}

extension String {
  /// Returns the text with each line that is not empty indented by `count` blanks.
  func indented(by count: Int) -> String {
    let blanks = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : blanks + $0 }.joined(separator: "\n")
  }
}
