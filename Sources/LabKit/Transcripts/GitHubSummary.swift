import Lab
import PrintableText
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
