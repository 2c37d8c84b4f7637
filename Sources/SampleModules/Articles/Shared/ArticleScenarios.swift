import Stage
import Traces

extension Module {
  /// The scenarios of the list of articles.
  static var articleScenarios: [Scenario] {
    loadingScenarios + failingScenarios + refreshingScenarios + leavingScenarios
  }

  private static var loadingScenarios: [Scenario] {
    [
      Scenario(
        "open-slow",
        "the articles come after 300 ms",
        given: "ready",
        [
          .init(.open, shows: .loading()),
          .init(.wait(milliseconds: 299), shows: .loading()),
          .init(.wait(milliseconds: 1), shows: .articles(3)),
        ]
      ),
      Scenario(
        "cached",
        "another store answers at once, and nothing else changes",
        given: "cached",
        [.init(.open, shows: .articles(3)), .init(.refresh, shows: .articles(3))]
      ),
      Scenario(
        "untitled",
        "an article without a title has a row all the same",
        given: "untitled",
        [
          .init(.open, shows: .loading()),
          .init(.reply, shows: .list([.row("Clean Architecture on Mobile"), .row("Untitled")])),
        ]
      ),
    ]
  }

  private static var failingScenarios: [Scenario] {
    let broken: [Scenario.Step] = [
      .init(.open, shows: .loading()), .init(.reply, shows: .failed()),
    ]
    let retried =
      broken + [
        .init(.press("Retry"), shows: .loading()), .init(.reply, shows: .articles(3)),
      ]
    return [
      Scenario("failure", "the store cannot be reached", given: "failing", broken),
      Scenario("retry", "a second try succeeds", given: "flaky", retried),
      Scenario(
        "refresh-failure",
        "a refresh that fails leaves the list as it is",
        given: "flaky",
        retried + [
          .init(.refresh, shows: .loading(over: 3)), .init(.reply, shows: .failed(over: 3)),
        ]
      ),
    ]
  }

  private static var refreshingScenarios: [Scenario] {
    [
      Scenario(
        "refresh",
        "pulling the list brings a new article",
        given: "growing",
        opened(with: 1) + [
          .init(.refresh, shows: .loading(over: 1)), .init(.reply, shows: .articles(2)),
        ]
      ),
      Scenario(
        "refresh-while-loading",
        "pulling the list while it loads asks for nothing more",
        given: "growing",
        [
          .init(.open, shows: .loading()),
          .init(.refresh, shows: .loading()),
          .init(.reply, shows: .articles(1)),
          .init(.wait(milliseconds: 300), shows: .articles(1)),
        ]
      ),
    ]
  }
}
