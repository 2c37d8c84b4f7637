import Traces

struct RoleGuide {
  /// A phrase that follows a name: "decides what to show and what is next".
  let brief: String
  let sentences: String

  /// Returns the text on a role's kind in an architecture; the general text for nil and where the architecture has none of its own.
  static func to(_ role: Role, in architecture: String?) -> RoleGuide? {
    let own = architecture.flatMap { differences["\(role.kind) \($0)"] }
    guard let text = own ?? texts.first(where: { $0.key == role.kind })?.value else { return nil }
    let lines = text.split(separator: "\n")
    return RoleGuide(brief: String(lines[0]), sentences: lines.dropFirst().joined(separator: " "))
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

  /// The texts about a role that differ from the general text in one architecture, by the role's kind and the architecture's name.
  static let differences = [
    "View mvp": """
    draws what it is told, passes taps on
    The View is what is on the screen. In MVP it is passive: it tells its Presenter what
    the person did, draws what the Presenter tells it to show, and opens or closes a screen
    when it is told.
    """,
    "View mvvm": """
    draws rows, takes taps, opens screens
    The View is what is on the screen. In MVVM it draws the state of its ViewModel, tells the
    ViewModel what the person did, and opens the next screen itself.
    """,
    "View mvvm-observable": """
    draws what it reads, follows routes
    The View is what is on the screen. Nobody tells it what to show: it reads its ViewModel,
    and reads it again after a change. It tells the ViewModel what the person did, and opens
    the screen to which the ViewModel's route leads.
    """,
    "View viper-observable": """
    draws what it reads, passes taps on
    The View is what is on the screen. Nobody tells it what to show: it reads its Presenter,
    and reads it again after a change. It passes taps on to the Presenter.
    """,
    "ViewModel mvvm-c": """
    gets the data and makes it ready to show
    In MVVM-C the ViewModel gets the data and makes it ready to show. It knows no View; it
    calls back the objects that listen for changes. When another screen is due it tells its
    delegate, the Coordinator.
    """,
    "ViewModel mvvm-observable": """
    gets the data and makes it ready to show
    The ViewModel gets the data and makes it ready to show, in properties that the View
    observes. It knows no View and tells nobody of a change. When another screen is due it
    sets a property, too: the route.
    """,
    "ViewModel viper-to-mvvm": """
    makes the data ready to show
    On the way from VIPER to MVVM the ViewModel takes the Presenter's work, and later the
    Interactor's: until then it asks the Interactor for the data that it makes ready to show.
    It knows no View; it calls back the objects that listen for changes.
    """,
    "Router viper-to-mvvm": """
    made the others; opens other screens
    On the way from VIPER to MVVM the Router makes the module's objects and connects them
    (createModule), and it opens other screens when the Presenter or the ViewModel says so.
    """,
    "Presenter mvp": """
    gets the data, decides what to show
    In MVP the Presenter asks the Store itself, holds the rules, makes the data ready to read,
    and tells its passive View each change, also when to open or close a screen.
    """,
    "Presenter rpvc": """
    maps the data to what the View shows
    In RPVC the Presenter maps the data that its Repository publishes to the state of the View,
    and publishes that in turn (bind). It knows no View, and it opens no screen: that is the
    Coordinator's work.
    """,
    "Presenter clean-swift": """
    makes responses ready to show
    In Clean Swift the Presenter only formats: of each response of the Interactor it makes a
    view model, ready to be drawn, and sends that to the View. It asks nobody, and it does not
    know the Interactor.
    """,
    "Presenter ribs": """
    translates between Interactor and View
    A RIB may have a Presenter, which only translates between Interactor and View. In the
    samples the View takes its part.
    """,
    "Presenter viper-observable": """
    decides what to show and what is next
    The Presenter stands in the middle: the View tells it what the person did, it awaits the
    data of the Interactor and makes it ready to read, in properties that the View observes.
    It knows no View. When another screen is due it hands its Router a route.
    """,
    "Interactor clean-swift": """
    gets the data, holds the rules
    In Clean Swift the Interactor takes requests from the View, gets the data, holds the rules,
    and sends its Presenter a response. It is also the data store of the scene, from which a
    Router passes data to another scene.
    """,
    "Interactor ribs": """
    gets the data, decides what is next
    In RIBs the Interactor decides: it gets the data, holds the rules, tells its View what to
    show, and its Router which child to attach or detach. A child tells its parent's
    Interactor, its listener, what happened.
    """,
    "Router clean-swift": """
    opens other screens, hands them data
    In Clean Swift the Router opens the next scene when the View asks for it, and passes data
    from one Interactor to the other. It does not make its own scene: a Configurator does.
    """,
    "Router ribs": """
    attaches children, shows their screens
    In RIBs the Router is a node of the tree: it holds its Interactor, its View and its
    children. When the Interactor says so it has a Builder make a child, attaches it and shows
    its View, or detaches it. A Builder makes the Router, too.
    """,
    "Repository viper-observable": """
    guards the Store that all Interactors share
    The Repository is an actor, on which the Interactors of all screens use one Store. It
    answers with values that they await, and knows no Presenter and no View.
    """,
  ]
}
