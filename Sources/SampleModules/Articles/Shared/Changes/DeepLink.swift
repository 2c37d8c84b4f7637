import ComparisonData
import Stage

extension ChangeRequest {
  /// The change request "deep-link": a link opens the app at one item, with the list behind it.
  public static var articlesDeepLink: ChangeRequest {
    ChangeRequest(
      "deep-link",
      "A link opens the app at one article, with the list behind it.",
      scenarios: Module.articleScenarios + [
        Scenario(
          "link",
          "a link opens a page, and the list is loaded behind it",
          given: "linked",
          [
            .init(.open, shows: .page(of: 2)),
            .init(.back, shows: .loading()),
            .init(.reply, shows: .articles(3)),
          ]
        ),
        Scenario(
          "link-stay",
          "a link opens a page, which stays when the articles come",
          given: "linked",
          [
            .init(.open, shows: .page(of: 2)),
            .init(.wait(milliseconds: 300), shows: .page(of: 2)),
          ]
        ),
      ]
    )
  }
}

extension Surroundings {
  /// The id of the article whose link opened the app; nil if the app was opened by its icon.
  public var linkedArticleID: Int? { condition == "linked" ? 2 : nil }
}
