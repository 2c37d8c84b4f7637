import Testing

/// A mistake planted in a lesson, and the findings that must be reported.
struct PlantedMistake: CustomTestStringConvertible, Sendable {
  let text: String
  let other: String
  private(set) var findings: [String] = []

  var testDescription: String { "\(text) => \(other)" }

  /// Mistakes that the verifier finds, that the reader refuses, and the places where a translation disagrees with its original.
  static let all = read("mistakes.txt", of: "small.md")
  static let unreadable = read("unreadable.txt", of: "small.md")
  static let translations = read("translations.txt", of: "small.id.md")

  /// Reads lines such as `text => other`, each with its findings in indented lines below; `\n` stands for a line break.
  ///
  /// Stops the tests at a line without an arrow, and if a mistake has no finding.
  private static func read(_ table: String, of file: String) -> [PlantedMistake] {
    let lines = LessonCase.text(of: table).split(separator: "\n")
    let mistakes: [PlantedMistake] = lines.reduce(into: []) { mistakes, line in
      if line.hasPrefix("  ") {
        mistakes[mistakes.count - 1].findings.append("\(file):\(line.dropFirst(2))")
      } else {
        precondition(line.contains(" =>"), "\(table): \(line)")
        let sides = line.replacing(#"\n"#, with: "\n").split(separator: " =>", maxSplits: 1)
        let other = sides.dropFirst().first?.dropFirst() ?? ""
        mistakes.append(PlantedMistake(text: String(sides[0]), other: String(other)))
      }
    }
    precondition(
      mistakes.allSatisfy { !$0.findings.isEmpty },
      "A mistake in \(table) has no finding"
    )
    return mistakes
  }
}
