import ArticlesShared
import ComparisonData
import Stage

extension Variant {
  /// Articles in VIPER as article 002 published it, defects kept.
  public static var articlesPublished002: Variant {
    Variant(
      .viper,
      edition: .published("002"),
      entities: ["Article"],
      methods: [
        .get: "ArticlesInteractor.loadArticles(onSuccess:onError:)",
        .format: "ArticlesPresenter.onSuccess(_:)",
        .decide: "ArticlesPresenter.onViewReady()",
        .draw: "ArticlesViewController.tableView(_:cellForRowAt:)",
        .navigate: "ArticlesRouter.goToArticleDetail(_:)",
        .keep: "ArticlesViewController.showArticles(_:)",
      ],
      publication: .articles002
    ) {
      let task = NavigationController()
      let context = ApplicationContext(store: $0.articleStore, ioQueue: $0.ioQueue, task: task)
      let list = ArticlesViewController(applicationContext: context)
      task.pushViewController(list, animated: false)
      return task
    }
  }
}

extension Publication {
  /// The parts of article 002 that this variant keeps, adds and leaves out.
  fileprivate static let articles002 = Publication(
    kept: [
      "View, Presenter, Interactor and Router, each behind its contract; the page is no VIPER",
      "a Presenter whose own methods are the Interactor's callback, and which is silent without a View",
      "build makes the module and attaches the View; onViewReady whenever the list appears, detach "
        + "when it is destroyed",
      "an error stays until articles are shown; Refresh is off while the list loads",
      "a tap goes to the Router with the article's id, a text; the Router starts the page from the "
        + "application's context",
      "one thread that does the requests one after the other, and calls back where it is",
      "three articles after 300 ms, or else the text Failed to load articles",
    ],
    added: [
      "Swift instead of Java: two closures for the interface Callback, of which onSuccess may throw; "
        + "references counted, not collected",
      "a protocol for each interface of ArticlesContract, and one before the Repository, so that "
        + "what it is asked can be seen",
      "a Store behind the Repository, which has the three articles, so that it can fail, grow and be "
        + "slow; fetchAll answers a closure later, where the article's sleeps, and returns or throws",
      "view controllers for the Activities: viewDidLoad, viewWillAppear and, where the screen is left for "
        + "good, viewDidDisappear for onCreate, onStart and onDestroy",
      "an ApplicationContext of our own, which the View is handed; it brings the Store and the "
        + "thread, which the article's objects make themselves",
      "an executor of our own over the stage's queue, which tells the recorder whose work it does",
      "values that can be compared, for two final classes; an article is made of the Store's record, "
        + "whose number becomes text",
      "titles over both screens; the list above the spinner and the error, where the article has it "
        + "below",
      "a table that asks for its rows, for an adapter that is filled with titles",
      "pulling the list instead of the Refresh button, and a Retry button below an error, which is "
        + "gone while the list loads",
      "a role, doubles, and a var where the recorder must see it; checks: .off where the compiler would "
        + "warn of a defect that is kept; an optional, where Java's may be null",
    ],
    leftOut: [
      "the Intent with the id and its flag for a new task: the Router makes the page itself, on the "
        + "stack that is there",
      "the layout, the colour of the error, and the saved state",
    ],
    defects: [
      .init(
        "The View is told on the thread of the executor. Android's views throw there, and the try around "
          + "onSuccess would answer a request that succeeded by onError.",
        source: "Interactor, loadArticles: both callbacks are called inside the task it submits",
        finding: "reply-off-main"
      ),
      .init(
        "The Presenter holds the View until detach; Java collects such a cycle, Swift does not.",
        source: "Presenter: the field that attach sets and detach clears",
        finding: "strong-view"
      ),
      .init(
        "The Activity calls the Router's build itself: the View knows the Router.",
        source: "View, onCreate: ArticlesRouter.build; the pattern says that the Router builds",
        unseen: "a static method is called on no object, so no message is recorded"
      ),
      .init(
        "The Interactor makes the words of an error, and the Presenter passes them on.",
        source:
          "Interactor, loadArticles: the text in onError; the pattern leaves texts to the Presenter",
        unseen: "a text is a value like any other; no rule knows for whom it was written"
      ),
      .init(
        "A callback that throws is answered by a second one.",
        source: "Interactor, loadArticles: onSuccess stands inside the try that leads to onError",
        unseen:
          "on the stage a View can be told anywhere, and no callback throws; one that is made to is found "
          + "as double-reply"
      ),
      .init(
        "No code shuts the executor down; it is left to the collector.",
        source: "Interactor: the executor is made in a field, and no code ends it",
        unseen: "a thread takes no part in a conversation"
      ),
      .init(
        "Each return to the list loads it again.",
        source: "View: onStart calls onViewReady",
        unseen: "a list that must not be old is loaded so on purpose"
      ),
      .init(
        "Only the button keeps a second request away; the Presenter would send it.",
        source: "Presenter, onRefresh: it calls onViewReady without a look at what goes on",
        finding: "repeated-request"
      ),
      .init(
        "The Presenter's contract has attach, which build alone calls, on the class itself.",
        source: "ArticlesContract.Presenter, attach; ArticlesRouter, build",
        finding: "dead-output"
      ),
      .init(
        "The View may be cleared on one thread while another is about to tell it.",
        source:
          "Presenter: the field view, read three times each in onSuccess and onError on the executor's thread; detach on main",
        unseen: "the stage does one thing at a time, and guard keeps the View here"
      ),
      .init(
        "What onError throws is lost: nobody looks at what submit returns.",
        source: "Interactor, loadArticles: io.submit",
        unseen: "nothing throws there"
      ),
      .init(
        "The cause of a failed loading is lost: every exception becomes the same words.",
        source: "Interactor, loadArticles: the catch does not use its exception",
        unseen: "a text is a value like any other"
      ),
      .init(
        "The Interactor asks for the class of the Repository, though its tests are to have a fake one.",
        source: "ArticlesInteractor, its constructor; ArticlesContract has no Repository",
        unseen: "a protocol was added"
      ),
      .init(
        "Nothing ends a request when the View goes: Presenter and Interactor stay until it is answered.",
        source: "Presenter, detach: it clears the View alone; the contract cannot cancel",
        unseen: "the Presenter is silent without a View"
      ),
    ]
  )
}
