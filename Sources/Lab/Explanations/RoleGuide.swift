import Traces

struct RoleGuide {
  /// A phrase that follows a name: "decides what to show and what is next".
  let brief: String
  /// The text that `help` and `explain` show for the role, as in `explain presenter`.
  let sentences: String

  /// Returns the description of a role's kind, such as Presenter, in the architecture of a name; nil if the kind has none.
  ///
  /// An architecture without a text of its own, and nil, get the general text.
  static func to(_ role: Role, in architecture: String?) -> RoleGuide? {
    let own = architecture.flatMap { differences["\(role.kind) \($0)"] }
    guard let text = own ?? texts.first(where: { $0.key == role.kind })?.value else { return nil }
    let lines = text.split(separator: "\n")
    return RoleGuide(
      brief: String(lines[0]),
      sentences: lines.dropFirst().joined(separator: " ")
    )
  }

  static var names: [String] { texts.map(\.key) }

  /// The general texts by the role's kind: in the first line the brief, below it the sentences.
  private static let texts: KeyValuePairs = [
    "View": """
    draws rows, passes taps on
    The View is what is on the screen. It draws what it is given and passes taps on.
    It decides nothing: in VIPER it asks the Presenter, in MVVM the ViewModel, in RPVC the
    Coordinator, in Clean Swift and RIBs the Interactor.
    """,
    "Interactor": """
    gets the data, holds the rules
    In VIPER the Interactor does the work that has nothing to do with a screen: it gets the
    data and holds the rules. It knows no View. It answers its Presenter with a new call, or
    with a value that the Presenter awaits.
    """,
    "Presenter": """
    decides what to show and what is next
    In VIPER the Presenter stands in the middle: the View tells it what the person did, it
    asks the Interactor for data, makes it ready to read, and tells the View what to show.
    When another screen is due it asks the Router.
    """,
    "Entity": """
    the data itself; sends no message
    An Entity is the data inside the messages, such as one product. It sends and receives
    nothing, so it has no lane in a diagram. In MVC, MVP and MVVM it belongs to the Model.
    """,
    "Router": """
    made the others; opens other screens
    In VIPER the Router makes the module's objects and connects them (createModule), and it
    opens other screens when the Presenter says so.
    """,
    "Controller": """
    draws, takes taps, gets the data, opens screens
    In MVC the Controller owns the screen and does all that no other object does: it gets the
    data, formats it, draws it, takes taps and opens other screens.
    """,
    "ViewModel": """
    gets the data and makes it ready to show
    In MVVM the ViewModel gets the data and makes it ready to show. It knows no View; it calls
    back the objects that listen for changes.
    """,
    "Repository": """
    gets and keeps the data
    The Repository gets the data and keeps what it may keep; in RPVC it publishes the data to
    its subscribers. It knows no Presenter and no View.
    """,
    "Coordinator": """
    makes screens and leads from one to the next
    The Coordinator makes the objects of a screen, connects them, and decides which screen
    comes next. It may have child Coordinators; a child must be let go when it is over. In
    RPVC it is told of edits, too, and has the Repository save them.
    """,
    "Store": """
    where the data comes from
    The Store is where the data comes from: a server, a database, a memory. All architectures
    share it, so it counts for none of them.
    """,
    "User": """
    you
    The User is you. What you do is a row in the diagram, but no message, and you are never
    counted.
    """,
  ]
}
