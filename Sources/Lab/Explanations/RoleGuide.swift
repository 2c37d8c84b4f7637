import Traces

struct RoleGuide {
  let kind: String
  /// A phrase that follows a name: "decides what to show and what is next".
  let brief: String
  /// The text that `help` and `explain` show for the role, as in `explain presenter`.
  let sentences: String

  /// Returns the description of a role's kind, such as Presenter; nil if the kind has none.
  static func to(_ role: Role) -> RoleGuide? {
    guides.first { $0.kind == role.kind }
  }

  static var names: [String] { guides.map(\.kind) }

  private static let guides: [RoleGuide] = [
    RoleGuide(
      kind: "View",
      brief: "draws rows, passes taps on",
      sentences: """
        The View is what is on the screen. It draws what it is given and passes every tap on.
        It decides nothing: in VIPER it asks the Presenter, in MVVM the ViewModel.
        """
    ),
    RoleGuide(
      kind: "Interactor",
      brief: "gets the data, holds the rules",
      sentences: """
        The Interactor does the work that has nothing to do with a screen: it gets the data and
        holds the rules. It knows no View. It answers its Presenter with a new call; in VIPER async
        with a value.
        """
    ),
    RoleGuide(
      kind: "Presenter",
      brief: "decides what to show and what is next",
      sentences: """
        The Presenter stands in the middle: the View tells it what the person did, it asks the
        Interactor for data, makes it ready to read, and tells the View what to show.
        When another screen is due it asks the Router.
        """
    ),
    RoleGuide(
      kind: "Entity",
      brief: "the data itself; sends no message",
      sentences: """
        An Entity is the data inside the messages, such as one product. It sends and receives
        nothing, so it has no lane in a diagram.
        """
    ),
    RoleGuide(
      kind: "Router",
      brief: "made the others; opens other screens",
      sentences: """
        The Router makes the module's objects and connects them (createModule), and it opens
        other screens when the Presenter says so.
        """
    ),
    RoleGuide(
      kind: "Controller",
      brief: "draws, takes taps, gets the data, opens screens",
      sentences: """
        In MVC the Controller owns the screen and does all that no other object does: it gets the
        data, formats it, draws it, takes taps and opens other screens.
        """
    ),
    RoleGuide(
      kind: "ViewModel",
      brief: "gets the data and makes it ready to show",
      sentences: """
        In MVVM the ViewModel gets the data and makes it ready to show. It knows no View; it
        calls back the objects that listen for changes.
        """
    ),
    RoleGuide(
      kind: "Repository",
      brief: "gets and keeps the data",
      sentences: """
        The Repository gets the data, keeps what it may keep, and publishes it to its
        subscribers. It knows no Presenter and no View.
        """
    ),
    RoleGuide(
      kind: "Coordinator",
      brief: "makes screens and leads from one to the next",
      sentences: """
        The Coordinator makes the objects of a screen, connects them, and decides which screen
        comes next. A child has a Coordinator of its own, which must be let go when it is over.
        """
    ),
    RoleGuide(
      kind: "Store",
      brief: "where the data comes from",
      sentences: """
        The Store is where the data comes from: a server, a database, a memory. All
        architectures share it, so it counts for none of them.
        """
    ),
    RoleGuide(
      kind: "User",
      brief: "you",
      sentences: """
        The User is you. What you do is a row in the diagram, but no message, and you are never
        counted.
        """
    ),
  ]
}
