import CollaborationRules

/// What the rules say to a trace, for programs.
///
///     {"findings":[{"name":"nil-link","text":"…","details":[],"repair":"…","rows":[3]}],
///      "rules":[{"name":"nil-link","judged":{"message":2,"seam":6}},
///               {"name":"dead-output","lack":"no source was given"}]}
struct FindingsJSON {
  private let review: Review

  init(_ review: Review) {
    self.review = review
  }

  /// All of it in one line.
  var text: String {
    object([
      ("findings", array(review.findings.map(finding))),
      ("rules", array(review.judgements.map(rule))),
    ]) + "\n"
  }

  private func finding(_ finding: Finding) -> String {
    object([
      ("name", string(finding.name)),
      ("text", string(finding.text)),
      ("details", array(finding.details.map(string))),
      ("repair", string(finding.repair)),
      ("rows", array(finding.rows.map { "\($0)" })),
    ])
  }

  private func rule(_ rule: Rule, _ judgement: Judgement) -> String {
    let judged = Dictionary(grouping: judgement.judged, by: \.noun).mapValues(\.count)
      .sorted { $0.key < $1.key }.map { ($0.key, "\($0.value)") }
    let said = judged.isEmpty ? ("lack", string(judgement.lack)) : ("judged", object(judged))
    return object([("name", string(rule.name)), said])
  }
}

extension FindingsJSON {
  private func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(string($0)):\($1)" }.joined(separator: ",") + "}"
  }

  private func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  private func string(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": return "\\\(scalar)"
    case _ where scalar.value < 32 || scalar.value == 127:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(Character(scalar))
    }
  }
}
