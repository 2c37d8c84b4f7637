import Stage
import TerminalText

extension Publication {
  /// What is the article's and what is not, as it is said after loading.
  var text: StyledText {
    list(kept, under: "From the article:") + list(added, under: "Added to make it run:")
      + list(leftOut, under: "Left out:")
  }

  private func list(_ lines: [String], under heading: String) -> StyledText {
    lines.reduce(into: lines.isEmpty ? "" : StyledText(heading, .strong) + "\n") { text, line in
      text += StyledText("  - \(line)\n")
    }
  }
}
