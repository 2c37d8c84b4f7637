import SequenceDiagrams
import Stage
import Traces

extension ArchitectureComparison {
  /// Whether all showed the same, who has no numbers and why, and who need not show the same.
  var verdicts: StyledText {
    var text = StyledText(verdict + "\n", isSameEverywhere ? .plain : .bad)
    for entry in entries {
      guard let exclusion = entry.exclusion else { continue }
      text += StyledText("\(entry.variant.title) has no numbers: \(exclusion).\n", .bad)
    }
    for exemption in exemptions {
      text += StyledText(
        "\(exemption.architecture) is not held to \(exemption.scenario): \(exemption.reason)\n"
      )
    }
    return text
  }

  /// The exemptions of the variants that are compared.
  var exemptions: [Exemption] {
    let names = entries.map(\.variant.architecture.name)
    return module.exemptions.filter { names.contains($0.architecture) }
  }

  private var verdict: String {
    let count = scenario.steps.count
    switch entries.count {
    case _ where !isSameEverywhere: return "The screens are not the same everywhere."
    case 1: return "The screens are as the scenario says (\(count) of \(count) compared)."
    case 2: return "The screens are the same in both (\(count) of \(count) compared)."
    default:
      return "The screens are the same in all \(entries.count) (\(count) of \(count) compared)."
    }
  }

  /// The files that all variants share, and those that present them, with their lines of code.
  var nobodys: [String] {
    let shared = SourceOutline(module.sources).files
    guard !shared.isEmpty else { return [] }
    let lines = shared.reduce(0) { $0 + $1.codeLines.count }
    let names = shared.map { "\($0.file) \($0.codeLines.count)" }.joined(separator: ", ")
    return [
      "shared, counted as nobody's: \(shared.count.counted("file")), "
        + "\(lines.counted("line")) of code (\(names))"
    ]
  }
}
