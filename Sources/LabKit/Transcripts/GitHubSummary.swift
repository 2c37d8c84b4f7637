import Lab
import PrintableText
import Traces
import TranscriptKit

extension TranscriptReport {
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
    let conversation = outcome.differences.first.flatMap(ConversationChange.init)?.markdown ?? ""
    return "\n### \(outcome.path.printable()):\(outcome.line ?? 1)\n\n"
      + "\(conversation)\(fence)diff\n\(outcome.text)\(fence)\n"
  }
}

struct ConversationChange {
  private let difference: Difference
  private let change: MessageChange

  /// Compares the messages in the expected and the actual output; nil when they are equal or there are none.
  init?(_ difference: Difference) {
    guard let change = MessageChange(difference) else { return nil }
    self.difference = difference
    self.change = change
  }

  var markdown: String {
    section("Before", difference.expected.writtenRows)
      + section("Now", difference.actual.writtenRows)
      + change.text.split(separator: "\n").map { "    \($0)\n" }.joined() + "\n"
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
