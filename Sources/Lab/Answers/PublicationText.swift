import Stage
import TerminalText

extension Publication {
  /// What the runnable module has from the published article, what was added, and what was left out, as lists shown after loading.
  var differences: StyledText {
    list(kept, under: "From the article:") + list(added, under: "Added to make it run:")
      + list(leftOut, under: "Left out:")
  }

  /// A list of the defects of the article's code, each with its place in the article and the rule that finds it, or the reason why
  /// none does; empty if there are no defects.
  var wrong: StyledText {
    let sentences = defects.map { defect in
      let finding =
        defect.finding.map { "Found as \($0)." } ?? "No rule finds it: \(defect.unseen ?? "")."
      return "\(defect.text) \(finding) In the article: \(defect.source)."
    }
    return list(sentences, under: "Wrong with its code:")
  }

  private func list(_ lines: [String], under heading: String) -> StyledText {
    lines.reduce(into: lines.isEmpty ? "" : StyledText(heading, .strong) + "\n") { text, line in
      text += StyledText("  - \(line)\n")
    }
  }
}
