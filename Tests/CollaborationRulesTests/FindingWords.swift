import Testing

/// The words of the finding in a faulty module; nil where a test does not compare them.
struct FindingWords: CustomTestStringConvertible, Sendable {
  let rule: String
  let text: String
  /// The subjects that the rule examined.
  let judged: String
  var rows: [Int]?
  /// Some of the finding's details.
  var details: [String] = []
  var repair: String?

  var testDescription: String { rule }

  static let all = messages + references

  private static let messages = [
    FindingWords(
      rule: "nil-link",
      text: "Presenter.interactor is nil; a Presenter needs an Interactor there.",
      judged: "2 messages and 4 seams",
      rows: [3],
      details: [
        "#3 getProducts() was lost: interactor?.getProducts() does nothing.",
        "The Interactor itself is gone: nothing held it after the assembly.",
      ],
      repair: "presenter.interactor = interactor in the assembly of the module"
    ),
    FindingWords(
      rule: "all-weak",
      text: "View.presenter and Presenter.interactor are weak; "
        + "no object holds Presenter and Interactor.",
      judged: "3 objects",
      rows: [2],
      details: ["So #2 reached no object."]
    ),
    FindingWords(
      rule: "unowned-view",
      text: "Presenter.view is unowned; a View can go before the Presenter.",
      judged: "1 seam",
      details: [
        "It would be safe if only the View held the Presenter; Interactor.listener may hold it too."
      ]
    ),
    FindingWords(
      rule: "reply-off-main",
      text: "Presenter tells View something on io; a View belongs to main.",
      judged: "2 messages",
      details: ["#8 showArticles(_:) was delivered on io."]
    ),
    FindingWords(
      rule: "double-reply",
      text: "Interactor answered #3 loadArticles() twice.",
      judged: "1 request",
      rows: [3, 4, 6],
      details: ["First #4 onSuccess(_:), then #6 onError(_:)."]
    ),
    FindingWords(
      rule: "no-reply",
      text: "Interactor never answered #7 loadArticles(); Presenter is still waiting.",
      judged: "2 requests",
      rows: [7]
    ),
    FindingWords(
      rule: "late-reply",
      text: "Presenter told View showArticles(_:) after it was left.",
      judged: "2 messages",
      rows: [2, 9],
      details: [
        "#2 onViewReady() asked; View was left in #6; the answer is #9 showArticles(_:).",
        "It was lost: View is gone.",
      ]
    ),
    FindingWords(
      rule: "refresh-race",
      text: "View shows the answer to #4 loadArticles(), not to the later #8 loadArticles().",
      judged: "3 requests",
      rows: [4, 8, 9, 11, 12]
    ),
    FindingWords(
      rule: "router-bypass",
      text: "View made Detail.View itself; Router should.",
      judged: "1 object",
      rows: [9]
    ),
    FindingWords(
      rule: "per-cell",
      text: "View sends row(at:) to Presenter once for each of 3 rows.",
      judged: "4 messages",
      rows: [9, 11, 13]
    ),
  ]

  private static let references = [
    FindingWords(
      rule: "strong-view",
      text: "Presenter holds View strongly, and is held by it.",
      judged: "1 seam",
      details: ["The cycle: View -.presenter-> Presenter -.view-> View."],
      repair: "make view of Presenter weak"
    ),
    FindingWords(
      rule: "strong-output",
      text: "Interactor holds Presenter strongly, and is held by it.",
      judged: "3 seams",
      details: ["The cycle: Presenter -.interactor-> Interactor -.presenter-> Presenter."]
    ),
    FindingWords(
      rule: "strong-closure",
      text: "View and ViewModel are still there after close.",
      judged: "4 objects",
      rows: [13],
      details: ["Stored closures: ViewModel.onChange. It may hold View."]
    ),
    FindingWords(
      rule: "recorder-retains",
      text: "View, Presenter, Interactor and Router are still there after close.",
      judged: "4 objects",
      rows: [8],
      details: ["No object holds View, and no closure is stored."]
    ),
    FindingWords(
      rule: "child-kept",
      text: "Coordinator still holds Edit.Coordinator, though Edit.View was left.",
      judged: "1 object",
      rows: [16]
    ),
    FindingWords(
      rule: "dead-output",
      text: "InteractorOutput.onError(_:) is called in no scenario.",
      judged: "2 requirements",
      details: ["It is declared in Protocols.swift:9."]
    ),
    FindingWords(
      rule: "unsaved-change",
      text: "Interactor.rename(_:) changes what the Store keeps; the Store is not told.",
      judged: "1 call in the source",
      rows: [3],
      details: ["It sets order.title, Interactor.swift:9.", "#3 rename(_:) made the change."]
    ),
  ]
}
