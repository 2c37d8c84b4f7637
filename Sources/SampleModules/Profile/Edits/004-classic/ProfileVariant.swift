import ComparisonData
import ProfileShared
import Stage

extension Variant {
  /// Profile in VIPER as article 004 published it; the Interactor holds its Presenter strongly.
  public static var profilePublished004Classic: Variant {
    Variant(
      .viper,
      edition: .published("004-classic"),
      entities: ["Profile", "WeeklyStats"],
      methods: [
        .get: "ProfileInteractor.fetchProfile(userId:)",
        .format: "ProfilePresenter.viewState(for:)",
        .decide: "ProfilePresenter.showDashboard()",
        .draw: "ProfileViewController.show(_:)",
        .navigate: "ProfileRouter.showEditName(_:from:output:)",
        .keep: "ProfileInteractor.handleProfile(_:)",
      ],
      publication: .profile004Classic
    ) {
      ProfileRouter.createModule(
        userId: Profile.jeff.userId,
        networkService: ProfileAPI($0),
        cacheService: ProfileCache($0.condition),
        mainQueue: $0.mainQueue
      )
    }
  }
}

extension Publication {
  /// The parts of the first half of article 004 that this variant keeps, adds and leaves out.
  fileprivate static let profile004Classic = Publication(
    kept: [
      "an Interactor that has the network, the cache and its Presenter, and ends early where the "
        + "cache has the profile",
      "an output with a method for a profile and one for a failure",
    ],
    added: [
      "View, Presenter, Router and all protocols, as in our own VIPER; the article shows the "
        + "Interactor and its input",
      "our own server and cache; the server's method is called fetchProfile instead of getProfile",
      "a number for the user's id, which is a text there",
      "the user in updateDisplayName, and what it does; an initializer",
      "answers on the main queue, where all of ours are, in methods of their own; the article does "
        + "not say where its network answers",
      "a role and doubles where the recorder must see it; classes that are final, names "
        + "without UI; AnyObject behind the input; checks: .off where the compiler would warn of a "
        + "defect that is kept",
      "the week's stats, the dashboard and the page for the name, with an answer where it fails",
    ],
    leftOut: [],
    defects: [
      .init(
        "The Interactor holds its Presenter strongly; as our Presenter holds the Interactor too, neither goes.",
        source: "ProfileInteractor: the property presenter, which is not weak",
        finding: "strong-output"
      ),
      .init(
        "updateDisplayName does not say whose name.",
        source: "ProfileInteractorInput, updateDisplayName",
        unseen: "it has the user here"
      ),
      .init(
        "The Interactor does not compile: it lacks updateDisplayName and an initializer.",
        source: "ProfileInteractor",
        unseen: "both were added"
      ),
      .init(
        "Nothing brings the answer to main.",
        source: "ProfileInteractor, fetchProfile: the output is told where the network calls back",
        unseen: "the edition comes over to main"
      ),
      .init(
        "A profile that is kept is never asked for again, however old.",
        source: "ProfileInteractor, fetchProfile: the return behind the cache",
        unseen: "the cache does not say how old it is"
      ),
      .init(
        "fetchProfile answers before it returns where the cache has the profile, and later where not.",
        source: "ProfileInteractor, fetchProfile: the output is told in the if, and in the closure",
        unseen: "the Presenter takes both alike"
      ),
    ]
  )
}
