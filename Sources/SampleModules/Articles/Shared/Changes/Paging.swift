import ComparisonData
import Stage
import Traces

extension ChangeRequest {
  /// The change request "paging": a new backend returns the articles in pages.
  public static var articlesPaging: ChangeRequest {
    ChangeRequest(
      "paging",
      "A new backend gives the articles in pages; More loads the next one.",
      scenarios: Module.articleScenarios + paged
    )
  }

  private static var paged: [Scenario] {
    let opened: [Scenario.Step] = [
      .init(.open, shows: .loading()), .init(.reply, shows: .firstPage),
    ]
    let more = Scenario.Step(.press("More"), shows: .loading(over: 2))
    let all = opened + [more, .init(.reply, shows: .articles(3))]
    return [
      Scenario("more", "a second page stands below the first", given: "paged", all),
      Scenario(
        "more-select",
        "an article of the second page opens",
        given: "paged",
        all + [.init(.tap(row: 3), shows: .page(of: 3))]
      ),
      Scenario(
        "more-refresh",
        "pulling the list begins with the first page again",
        given: "paged",
        all + [.init(.refresh, shows: .loading(over: 3)), .init(.reply, shows: .firstPage)]
      ),
      Scenario(
        "more-back",
        "there is more after a return, too",
        given: "paged",
        opened + [
          .init(.tap(row: 1), shows: .page(of: 1)), .init(.back, shows: .firstPage), more,
        ]
      ),
      Scenario(
        "more-leave",
        "the second page comes when the list is covered; a return begins with the first",
        given: "paged",
        opened + [
          more, .init(.tap(row: 1), shows: .page(of: 1)), .init(.reply, shows: .page(of: 1)),
          .init(.back, shows: .loading(over: 2)), .init(.reply, shows: .firstPage),
        ]
      ),
    ]
  }
}

extension Screen {
  /// The list with the first page of articles.
  fileprivate static var firstPage: Screen {
    list(Screen.articles(2).lines + [.button("More")])
  }
}
