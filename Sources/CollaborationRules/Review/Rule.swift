/// A rule that collaborating objects should keep; equal evidence gives an equal result.
public struct Rule: Sendable {
  /// The name of the rule and of its findings: `nil-link`.
  public let name: String
  /// The names of more specific rules; a finding of this rule is dropped if one of them has a finding at the same row.
  let moreSpecific: [String]
  /// The explanation of the rule that the command `explain` prints.
  public let page: RulePage
  /// The function that examines the evidence and returns the violations and the examined subjects.
  public let evaluate: @Sendable (Evidence) -> RuleResult

  /// Creates a rule; `page` is a text that ``RulePage/init(_:table:)`` parses.
  public init(
    _ name: String,
    _ page: String,
    table: String = "",
    yieldingTo moreSpecific: [String] = [],
    evaluate: @escaping @Sendable (Evidence) -> RuleResult
  ) {
    self.name = name
    self.page = RulePage(page, table: table)
    self.moreSpecific = moreSpecific
    self.evaluate = evaluate
  }

  /// Creates a rule from `found`, called if the evidence meets all `needs`; `nothing` is the reason if no subject was examined.
  init(
    _ name: String,
    _ page: String,
    table: String = "",
    nothing: String,
    needs: [EvidenceRequirement] = [],
    yieldingTo moreSpecific: [String] = [],
    found: @escaping @Sendable (Evidence) -> (findings: [Finding], examined: Set<Subject>)
  ) {
    self.init(name, page, table: table, yieldingTo: moreSpecific) { evidence in
      let missing = needs.lazy.compactMap { $0.missingEvidence(in: evidence) }.first
      if let missing { return .nothing(missing) }
      let (findings, examined) = found(evidence)
      return RuleResult(findings, examined: examined, none: nothing)
    }
  }
}

extension Rule {
  /// All rules, in the order in which texts list them; add the name of a new rule to this list.
  public static let all: [Rule] = [
    .nilLink, .strongView, .strongOutput, .strongClosure, .leftBehind, .releasedEarly, .allWeak,
    .unownedView, .viewBypass, .layerSkip, .moduleBoundary, .entityLeak, .madeEntity,
    .misplacedRule, .pulledState, .hiddenDependency, .replyOffMain, .doubleReply, .repeatedRequest,
    .noReply, .silentPublisher, .endlessLoading, .swallowedFailure, .failedChange, .lateReply,
    .endlessSubscription, .refreshRace, .routerBypass, .childKept, .earlyClose, .doubleClose,
    .viewReplaced, .madeTwice, .deadOutput, .unusedReference, .unsavedChange, .screenOnlyUndo,
    .perCell, .pingPong, .retryStorm, .recorderRetains,
  ]

  /// Returns the rule named `name`, such as `nil-link`; nil for an unknown name.
  public static func named(_ name: String) -> Rule? { all.first { $0.name == name } }
}

/// The explanation of a rule, which the command `explain` prints.
public struct RulePage: Hashable, Sendable {
  /// The rule in a few words.
  public let title: String
  /// A description of what violates the rule.
  public let what: String
  /// Lines printed unchanged after the explanation, such as the layer tables; empty if there are none.
  public let table: String
  /// The reason why the rule matters.
  public let why: String
  /// The signs of a violation on the screen and in a trace.
  public let signs: String
  /// A description of the repair of a violation.
  public let repair: String
  /// The repair as a few lines of Swift.
  public let code: String
  /// A sentence on where to look next, or on what the rule cannot see.
  public let hint: String

  /// Parses the text of a page.
  ///
  /// The first line is the title. Parts begin with `What:`, `Why:`, `Signs:`, `Repair:` and `Hint:`; their lines are
  /// joined. Lines below `Code:` are kept unchanged.
  public init(_ text: String, table: String = "") {
    var parts: [String: String] = [:]
    var label = "Title"
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if label == "Code" {
        parts[label, default: ""] += "\(line)\n"
        continue
      }
      var words = line[...]
      if let colon = line.firstIndex(of: ":"), RulePage.labels.contains(String(line[..<colon])) {
        label = String(line[..<colon])
        words = line[line.index(after: colon)...].drop { $0 == " " }
      }
      let start = parts[label].map { $0.isEmpty ? "" : $0 + " " } ?? ""
      parts[label] = start + words
    }
    title = parts["Title"] ?? ""
    what = parts["What"] ?? ""
    why = parts["Why"] ?? ""
    signs = parts["Signs"] ?? ""
    repair = parts["Repair"] ?? ""
    hint = parts["Hint"] ?? ""
    code = String((parts["Code"] ?? "").drop { $0 == "\n" }.dropLast())
    self.table = table
  }

  private static let labels: Set = ["What", "Why", "Signs", "Repair", "Hint", "Code"]
}
