import Stage
import Traces

extension Module {
  /// Scenarios that leave the list: for a page or for good, with or without an open request.
  static var leavingScenarios: [Scenario] {
    [select, back, leaveWhileLoading, lateReply, refreshRace]
  }

  private static var select: Scenario {
    Scenario(
      "select",
      "a tap on the second article opens its page",
      given: "ready",
      opened(with: 3) + [.init(.tap(row: 2), shows: .page(of: 2))]
    )
  }

  private static var back: Scenario {
    Scenario(
      "back",
      "a return to a loaded list does not load it again",
      given: "growing",
      opened(with: 1) + [
        .init(.tap(row: 1), shows: .page(of: 1)),
        .init(.back, shows: .articles(1)),
        .init(.wait(milliseconds: 300), shows: .articles(1)),
      ]
    )
  }

  private static var leaveWhileLoading: Scenario {
    Scenario(
      "leave-while-loading",
      "the answer comes when the list is closed, and nothing happens",
      given: "ready",
      [
        .init(.open, shows: .loading()),
        .init(.close, shows: nil),
        .init(.reply, shows: nil),
      ]
    )
  }

  private static var lateReply: Scenario {
    Scenario(
      "late-reply",
      "the answer to a refresh comes when the list is covered; a return asks again",
      given: "growing",
      opened(with: 1) + [
        .init(.refresh, shows: .loading(over: 1)),
        .init(.tap(row: 1), shows: .page(of: 1)),
        .init(.reply, shows: .page(of: 1)),
        .init(.back, shows: .loading(over: 1)),
        .init(.reply, shows: .articles(3)),
      ]
    )
  }

  private static var refreshRace: Scenario {
    Scenario(
      "refresh-race",
      "an older answer comes after a newer one, and the newer list stays",
      given: "uneven",
      opened(with: 1) + [
        .init(.refresh, shows: .loading(over: 1)),
        .init(.tap(row: 1), shows: .page(of: 1)),
        .init(.back, shows: .loading(over: 1)),
        .init(.reply, shows: .articles(3)),
        .init(.reply, shows: .articles(3)),
      ]
    )
  }

  /// The steps that open the list and wait for its first articles.
  static func opened(with count: Int) -> [Scenario.Step] {
    [.init(.open, shows: .loading()), .init(.reply, shows: .articles(count))]
  }
}
