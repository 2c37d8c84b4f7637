import Lab
import PrintableText
import SequenceDiagrams
import Traces
import TranscriptKit

/// A report on a test of transcripts in JSON; `line` is left out where there is none.
///
/// `message` is the reason why a page cannot be read, and left out for other pages.
///
///     {"status":1,"passed":41,"failed":1,"uncompared":2,"unreadable":0,"timedOut":0,"leftOut":0,
///      "transcripts":[{"path":"a.md","title":"A","result":"failed","exchanges":4,"line":14,
///      "differences":[{"line":14,"exchange":2,"input":"open","expected":"…","got":"…"}]}]}
extension TranscriptReport {
  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.put("status", Int(status))
      json.put("passed", passedCount)
      json.put("failed", failedCount)
      json.put("uncompared", uncomparedCount)
      json.put("unreadable", unreadableCount)
      json.put("timedOut", timedOutCount)
      json.put("leftOut", leftOutCount)
      json.put("transcripts", outcomes) { outcome, json in
        json.object { json in
          json.put("path", outcome.path)
          json.put("title", outcome.title)
          json.put("result", outcome.result)
          json.put("exchanges", outcome.exchangeCount)
          if let line = outcome.line { json.put("line", line) }
          if let problem = outcome.problem, !problem.isTimeout {
            json.put("message", problem.text)
          }
          json.put("differences", outcome.differences) { difference, json in
            json.object { difference.write(to: &$0) }
          }
        }
      }
    }
    return json.text + "\n"
  }
}

extension TranscriptOutcome {
  var result: String {
    guard let problem else { return isPassed ? "passed" : "failed" }
    return problem.isTimeout ? "timed out" : "unreadable"
  }
}

extension Difference {
  func write(to json: inout JSONWriter) {
    json.put("line", line)
    json.put("exchange", number)
    json.put("input", input)
    json.put("expected", expected)
    json.put("got", actual)
  }
}

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
    let text = outcome.text.printable(keeping: "\n", "\t").withXMLEntities
    let first = outcome.text.split(separator: "\n").first.map(String.init) ?? ""
    return """
      \(start) file=\(quoted(outcome.path)) line="\(outcome.line ?? 1)">
      <\(kind) message=\(quoted(first))>\(text)</\(kind)>
      </testcase>

      """
  }

  private func quoted(_ text: String) -> String { "\"" + text.xml + "\"" }

  var gitHubAnnotations: String {
    outcomes.filter { !$0.isPassed }.map { outcome in
      let lines = outcome.text.split(separator: "\n", maxSplits: 1).map(String.init)
      let title = (outcome.title.isEmpty ? outcome.path : outcome.title).asProperty
      let message = (lines.dropFirst().first ?? lines.first ?? "").asData
      return
        "::error file=\(outcome.path.asProperty),line=\(outcome.line ?? 1),title=\(title)::\(message)\n"
    }.joined()
  }

  var gitHubSummary: String {
    let failed = outcomes.filter { !$0.isPassed }
    return "## Transcripts\n\n\(closingLine)\n" + failed.map(section).joined()
  }

  private func section(_ outcome: TranscriptOutcome) -> String {
    let backticks = outcome.text.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: backticks + 3)
    let conversation = outcome.differences.first.flatMap(MessageChange.init)?.markdown ?? ""
    return "\n### \(outcome.path.printable()):\(outcome.line ?? 1)\n\n"
      + "\(conversation)\(fence)diff\n\(outcome.text)\(fence)\n"
  }
}

extension MessageChange {
  fileprivate var markdown: String {
    section("Before", old) + section("Now", new)
      + text.split(separator: "\n").map { "    \($0)\n" }.joined() + "\n"
  }

  private func section(_ title: String, _ rows: [WrittenRow]) -> String {
    guard rows.contains(where: { !$0.sender.isEmpty }) else { return "" }
    return "\(title):\n\n```mermaid\n\(mermaid(rows))```\n\n"
  }

  private func mermaid(_ rows: [WrittenRow]) -> String {
    let names = rows.flatMap { [$0.sender, $0.receiver] }.filter { !$0.isEmpty }.uniqued()
    let participants = names.enumerated().map { "  participant P\($0) as \(escaped($1))\n" }
    let messages = rows.compactMap { row -> String? in
      guard let sender = names.firstIndex(of: row.sender),
        let receiver = names.firstIndex(of: row.receiver)
      else { return nil }
      let arrow = ["-->": "-->>", "~>": "-)", "-x": "-x"][row.arrow] ?? "->>"
      return "  P\(sender)\(arrow)P\(receiver): \(escaped(row.label))\n"
    }
    return "sequenceDiagram\n" + participants.joined() + messages.joined()
  }

  private func escaped(_ text: String) -> String {
    text.printable().unicodeScalars.reduce(into: "") { escaped, scalar in
      if "#;<>`".unicodeScalars.contains(scalar) {
        escaped += "#\(scalar.value);"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
