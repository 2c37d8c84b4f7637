import CollaborationRules
import PrintableText
import Sequences
import TerminalText
import Traces

/// The findings of a trace (the violated rules), and the topics that the trace does not allow to judge, as text for people.
public struct FindingsText {
  let review: Review
  private(set) var findings: [Finding]
  /// Whether the text is read in a shell and not at the prompt of a session; the commands that it suggests depend on that.
  private var isInShell = false
  /// The architecture that the caller has stated.
  private var given: LayerTable?

  /// Applies all rules to a trace, for a text that is read in a shell.
  ///
  /// For nil `layers`, the roles in the trace tell the architecture. Findings in `baseline` are counted, but not listed.
  public init(
    judging trace: Trace,
    entities: [String] = [],
    layers: LayerTable? = nil,
    baseline: FindingsBaseline = FindingsBaseline()
  ) {
    self.init(Evidence(trace, entities: entities, layers: layers))
    findings.removeAll(where: baseline.contains)
    isInShell = true
    given = layers
  }

  init(_ evidence: Evidence) {
    review = Review(evidence)
    findings = review.findings
  }

  /// Whether the trace has no findings besides the findings in the baseline.
  public var isClean: Bool { findings.isEmpty }

  /// Whether every topic, such as lifetimes and answers, could be judged, and no note follows the last row of the trace.
  public var isComplete: Bool { review.openTopics.isEmpty && review.remarks.isEmpty }

  /// All findings of the trace, as a baseline for later traces.
  public var baseline: FindingsBaseline { FindingsBaseline(review.findings) }

  /// The number of lines to which ``text(_:all:)`` is shortened unless all findings are requested.
  public static let maximumLines = 20

  /// Returns a headline, the topics that could not be judged, and the findings grouped by rule.
  ///
  /// Unless `all` is true, a text of more than ``maximumLines`` lines is shortened to one finding of each rule, or to fewer rules.
  public func text(_ settings: Settings, all: Bool = false) -> StyledText {
    let groups = findings.grouped(by: \.name)
    let column = (groups.map(\.[0].name.count).max() ?? 0) + 3
    let (head, width) = (head(settings), settings.width)
    let foot = hint + StyledText([review.summary, review.unevaluatedRules], .dim, width: width)
    let room = FindingsText.maximumLines - head.height - foot.height
    let forms = [\[Finding].sentences, \.shortSentences, \.briefSentences].map { form in
      groups.map {
        StyledText(named: $0[0].name, $0[keyPath: form], style: .bad, column: column, settings)
      }
    }
    if all || forms[0].lineCount <= room { return head + forms[0].joined + foot }
    // Choose the most detailed form that leaves a line for the command that lists everything.
    var shown = (forms.dropFirst().first { $0.lineCount < room } ?? forms[2])[...]
    var hidden = StyledText()
    while shown.lineCount + hidden.height >= room, shown.popLast() != nil {
      let left = groups.dropFirst(shown.count)
      let names = left.map(\.[0].name).listed()
      hidden = StyledText(["\(left.joined().count) more: \(names)."], width: width)
    }
    let command = StyledText(isInShell ? "--all" : "findings all", .command)
    return head + shown.joined + hidden + command + "  writes every finding in full.\n" + foot
  }

  private func head(_ settings: Settings) -> StyledText {
    var headline = review.headline
    let knownCount = review.findings.count - findings.count
    if knownCount > 0 {
      headline = headline.replacing(
        review.findings.count.counted("finding"),
        with: "\(findings.count.counted("finding")), \(knownCount) known",
        maxReplacements: 1
      )
    }
    if isInShell, let other = review.architecture?.alternative {
      headline += " --architecture \(other.name) judges it as \(other.title)."
    } else if review.architecture == nil {
      let lack =
        given.map { "No lane has a role of \($0.title)" } ?? "The roles tell no architecture"
      let hint = isInShell && given == nil ? ": --architecture viper states it" : ""
      headline += " \(lack)\(review.namesRoles ? hint : ": name lanes after roles, such as View")."
    }
    return StyledText([headline], .strong, width: settings.width)
      + StyledText(review.openQuestions + review.remarks, .bad, width: settings.width)
  }

  private var hint: StyledText {
    guard let first = findings.first else { return "" }
    let command = (isInShell ? "\(Program.name) " : "") + "explain \(first.name)"
    return StyledText(command, .command)
      + (findings.count > 1 ? "  tells more of the first.\n" : "  tells more.\n")
  }
}

extension [Finding] {
  fileprivate var sentences: [String] {
    self[0].sentences + dropFirst().map { "Also: \($0.text)\($0.rowNames)" }
  }

  fileprivate var shortSentences: [String] {
    [self[0].text + self[0].rowNames] + self[0].repairSentences
      + (count > 1 ? ["And \(count - 1) more."] : [])
  }

  fileprivate var briefSentences: [String] {
    [self[0].text + (count > 1 ? " And \(count - 1) more." : "")]
  }
}

extension Finding {
  var sentences: [String] { [text] + details + repairSentences }

  fileprivate var repairSentences: [String] { repair.isEmpty ? [] : ["Repair: \(repair)"] }

  /// The numbers of the first three rows that are evidence for the finding: ` (#3, #5, #6, …)`.
  fileprivate var rowNames: String {
    guard !rows.isEmpty else { return "" }
    let more = rows.count > 3 ? ", …" : ""
    return " (\(rows.prefix(3).map { "#\($0)" }.joined(separator: ", "))\(more))"
  }
}

extension Collection<StyledText> {
  fileprivate var lineCount: Int { reduce(0) { $0 + $1.height } }

  fileprivate var joined: StyledText { reduce(StyledText(), +) }
}
