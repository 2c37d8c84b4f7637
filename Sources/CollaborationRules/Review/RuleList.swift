extension Rule {
  /// Every rule, in the order in which they are listed.
  ///
  /// A new one is a file of its own, and its name here.
  public static let all: [Rule] = [
    .nilLink, .strongView, .strongOutput, .strongClosure, .leftBehind, .releasedEarly, .allWeak,
    .unownedView, .viewBypass, .layerSkip, .moduleBoundary, .entityLeak, .madeEntity,
    .misplacedRule, .pulledState, .hiddenDependency, .replyOffMain, .doubleReply, .repeatedRequest,
    .noReply, .silentPublisher, .endlessLoading, .swallowedFailure, .failedChange, .lateReply,
    .endlessSubscription, .refreshRace, .routerBypass, .childKept, .earlyClose, .doubleClose,
    .viewReplaced, .madeTwice, .deadOutput, .unusedReference, .unsavedChange, .screenOnlyUndo,
    .perCell, .pingPong, .retryStorm, .recorderRetains,
  ]

  /// The rule of that name.
  public static func named(_ name: String) -> Rule? { all.first { $0.name == name } }
}
