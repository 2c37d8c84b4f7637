import CollaborationRules
import Traces

/// The findings in a report on a module or a trace, each with its repair.
struct FindingsSection {
  let reviews: [(name: String, review: Review)]

  var blocks: [String] { [summary, Markdown.list(findings), lacks] }

  private var summary: String {
    guard reviews.count > 1 else {
      return reviews.first.map { Markdown.text("\($0.review.headline) \($0.review.summary)") } ?? ""
    }
    let count = found.count.counted("finding")
    let judged = reviews.flatMap(\.review.results).filter { !$0.result.examined.isEmpty }
    let rules = Set(judged.map(\.rule.name)).count.counted("rule")
    return "\(count), by \(rules) in \(reviews.count.counted("scenario"))."
  }

  private var found: [(name: String, finding: Finding)] {
    var known: Set<[String]> = []
    return reviews.flatMap { name, review in review.findings.map { (name, $0) } }
      .filter { known.insert([$0.1.name, $0.1.text]).inserted }
  }

  private var findings: [String] {
    found.map { name, finding in
      let whole = reviews.count > 1 ? " (\(Markdown.code(name)))" : ""
      let repair = finding.repair.isEmpty ? "" : " Repair: \(Markdown.text(finding.repair))"
      return "**\(finding.name)**\(whole): \(Markdown.text(finding.text))\(repair)"
    }
  }

  private var lacks: String {
    guard reviews.count == 1 else { return "" }
    let review = reviews[0].review
    return (review.openQuestions + [review.unevaluatedRules]).filter { !$0.isEmpty }.map(
      Markdown.text
    )
    .joined(separator: "\n")
  }
}
