/// A rule that collaborating objects should keep; equal evidence gives an equal result.
public struct Rule: Sendable {
  /// The name of the rule and of its findings: `nil-link`.
  public let name: String
  /// The names of more specific rules; a finding of this rule is dropped if one of them has a finding at the same row.
  let moreSpecific: [String]
  /// Lines that belong to the explanation of the rule, such as the layer tables; empty if there are none.
  public let table: String
  /// The function that examines the evidence and returns the violations and the examined subjects.
  public let evaluate: @Sendable (Evidence) -> RuleResult

  /// Creates a rule from the function that examines the evidence.
  public init(
    _ name: String,
    table: String = "",
    yieldingTo moreSpecific: [String] = [],
    evaluate: @escaping @Sendable (Evidence) -> RuleResult
  ) {
    self.name = name
    self.table = table
    self.moreSpecific = moreSpecific
    self.evaluate = { evidence in evaluate(evidence).named(name) }
  }

  /// Creates a rule from `found`, called if none of `needs` is missing; `nothing` is the reason if no subject was examined.
  init(
    _ name: String,
    nothing: String,
    needs: [@Sendable (Evidence) -> MissingEvidence?] = [],
    yieldingTo moreSpecific: [String] = [],
    found: @escaping @Sendable (Evidence) -> (findings: [Finding], examined: Set<Subject>)
  ) {
    self.init(name, yieldingTo: moreSpecific) { evidence in
      let missing = needs.lazy.compactMap { $0(evidence) }.first
      if let missing { return .nothing(missing) }
      let (findings, examined) = found(evidence)
      return RuleResult(findings, examined: examined, none: nothing)
    }
  }

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
