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
