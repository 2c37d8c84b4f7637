import PrintableText
import TranscriptKit

extension TranscriptReport {
  /// The text of the XML document, without times, so that equal runs give equal bytes.
  var junit: String {
    let failures = outcomes.count { $0.problem == nil && !$0.isPassed }
    let errors = outcomes.count { $0.problem != nil }
    let counts = "tests=\"\(outcomes.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="viperlab transcripts" \(counts)>
      <testsuite name="transcripts" \(counts)>
      \(outcomes.map(element).joined())</testsuite>
      </testsuites>

      """
  }

  private func element(_ outcome: TranscriptOutcome) -> String {
    let title = outcome.title.isEmpty ? outcome.path : outcome.title
    let start = "<testcase classname=\(quoted(outcome.path)) name=\(quoted(title))"
    guard !outcome.isPassed else { return start + "/>\n" }
    let kind = outcome.problem == nil ? "failure" : "error"
    let first = outcome.text.split(separator: "\n").first.map(String.init) ?? ""
    return """
      \(start) file=\(quoted(outcome.path)) line="\(outcome.line ?? 1)">
      <\(kind) message=\(quoted(first))>\(escaped(outcome.text))</\(kind)>
      </testcase>

      """
  }

  private func quoted(_ text: String) -> String { "\"" + escaped(text.printable()) + "\"" }

  private func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.printable(keeping: "\n", "\t").unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
