import CollaborationRules
import Stage

/// The page of `explain` for an architecture: how the samples build a screen in it, and which variations exist elsewhere.
struct ArchitecturePage {
  let architecture: Architecture
  let what: String
  let how: String
  let flavour: String
  let others: String
  var users = ""
  var costs = ""
  let look: String

  var parts: [(name: String, text: String)] {
    [
      ("What", what), ("How", how), ("Flavour", flavour), ("Others", others), ("Used by", users),
      ("Costs", costs), ("Look", look),
    ].filter { !$0.1.isEmpty }
  }

  var table: LayerTable? { LayerTable.named(architecture.name) ?? architecture.layers }

  static func of(_ name: String) -> ArchitecturePage? {
    all.first { $0.architecture.name == name }
  }

  static let all: [ArchitecturePage] = [
    ArchitecturePage(
      architecture: .mvc,
      what: "A Controller for each screen, with a model behind it and a view before it.",
      how: """
        The Controller asks the Store, formats, decides, fills the views, and makes the Controller \
        of the next screen. In Profile a model object gets and keeps the data, in Todos a model holds \
        the rule for titles. A child tells its parent through a weak delegate.
        """,
      flavour:
        "The MVC of UIKit: view and Controller belong together, and what draws also decides.",
      others: """
        A model object in every module; containers of small Controllers; the older MVC, in which \
        the view watches the model.
        """,
      look: "load products mvc; load profile mvc"
    ),
    ArchitecturePage(
      architecture: .mvp,
      what: "A passive View, and a Presenter that decides everything the View shows.",
      how: """
        The View reports what the person did, and draws what it is told. The Presenter asks the \
        Store, decides, formats, and tells the View each change by a message, also when to open \
        or close a screen. A contract holds the protocols of both, as on Android. A Builder makes \
        View and Presenter of a screen and connects them; the reference back to the View is weak.
        """,
      flavour: """
        The Passive View: even the button that only opens a form asks the Presenter. The list \
        loads again whenever it appears, so a page tells nobody what it changed. The Presenter \
        hands its View the Builder of the next screen.
        """,
      others: """
        The Supervising Controller, in which the View binds simple values itself; a Router for \
        navigation, which most teams have; a View that opens the next screen for an id; VIPER, \
        which takes data and navigation out of the Presenter.
        """,
      users: """
        Android apps before ViewModel, after Google's sample todo-mvp; iOS teams that test what a \
        screen does without a screen, in UIKit.
        """,
      costs: """
        Two protocols and a Builder for each screen, and a message for each change of it. The \
        Presenter gets data, decides and formats, which VIPER divides, and grows with its screen.
        """,
      look: "load todos mvp; compare todos mvp viper"
    ),
    ArchitecturePage(
      architecture: .mvvm,
      what: "A ViewModel has what a View shows, ready to be drawn, and knows no View.",
      how: """
        The View tells its ViewModel what the person did. The ViewModel asks the Store and calls \
        onChange, the one closure that the View has set, with all that the screen shows. The View \
        makes the next View.
        """,
      flavour: """
        One closure with the whole state of a screen, wherever it can change; no library for \
        bindings, and no Coordinator. What never changes is a property.
        """,
      others: """
        A closure or publisher for each property; bindings by Combine, RxSwift or Observation; \
        MVVM-C, in which a Coordinator opens the screens.
        """,
      look: "load products mvvm"
    ),
    ArchitecturePage(
      architecture: .mvvmCoordinator,
      what: "MVVM in which a Coordinator makes the screens and decides where each way leads.",
      how: """
        The View tells its ViewModel what the person did. Where that leads to another screen, the \
        ViewModel tells its delegate, the Coordinator. The Coordinator makes View and ViewModel of \
        a screen, connects them, and shows them. A flow that begins there has a child Coordinator, \
        which tells its parent, its delegate, when it has finished.
        """,
      flavour: """
        Delegates by protocol, all of them weak, and one Coordinator for each screen. A parent keeps \
        its children in a list, and lets a child go when its screen was left, by Delete or by Back. \
        The stage holds the first Coordinator; in an app the AppCoordinator does. The rest is Todos \
        in MVVM, changed by a patch.
        """,
      others: """
        Closures or streams of routes in place of delegates; a Coordinator for a flow of several \
        screens; a wrapper of the navigation controller that reports Back; Views that know the \
        Coordinator, as in RPVC.
        """,
      users: """
        iOS apps in UIKit since 2015, when Soroush Khanlou wrote of Coordinators: apps with several \
        ways to one screen or with deep links, and teams that test navigation without a screen.
        """,
      costs: """
        A class and up to two protocols for each flow, and messages for each way there and back. \
        UIKit goes Back without asking: a Coordinator that is not told of it keeps its child.
        """,
      look: "load todos mvvm-c; compare todos mvvm mvvm-c"
    ),
    ArchitecturePage(
      architecture: .mvvmObservable,
      what: "MVVM in which nobody tells the View: it reads its ViewModel again after each change.",
      how: """
        The ViewModel is @Observable. The View reads properties of it in updateProperties(), and \
        UIKit remembers which; once one of them changes, updateProperties() runs again before the \
        next drawing. The ViewModel awaits its Store, in a task of the View. Where to go next is a \
        property, too: a route value, which the View follows. The rules of MVVM judge it, and also \
        allow ViewModel -> View.
        """,
      flavour: """
        Two properties for each screen: all that it shows, and a route. A route stays until the \
        list appears again, and then the list loads anew, so a page tells nobody what it changed. \
        Nothing is isolated by name, as in an app whose default isolation is the main actor.
        """,
      others: """
        A property for each label; a path of routes for the whole app; SwiftUI, whose body is \
        observed in the same way; Observations, an AsyncSequence of observed values since iOS 26; no \
        protocols: the View holds the class.
        """,
      users: """
        Teams that write for iOS 17 and later, in SwiftUI; in UIKit since iOS 18, which observes \
        viewWillLayoutSubviews() with UIObservationTrackingEnabled, and updateProperties() since \
        iOS 26.
        """,
      costs: """
        No closure to set, and no reference back, but also no message that says what changed: each \
        change reads everything again, and in the trace the View asks. Who observes by hand, with \
        withObservationTracking, must observe anew after each change.
        """,
      look: "load todos mvvm-observable; compare todos mvvm mvvm-observable"
    ),
    ArchitecturePage(
      architecture: .viper,
      what: "Each duty of a screen has an object of its own, behind a protocol.",
      how: """
        View asks Presenter, Presenter asks Interactor and Router; answers are calls back, by \
        references that are weak, or by a closure, as in Articles. The Router makes the module. The Interactor gets the data and \
        holds the rules; the View is handed values that are ready to be drawn.
        """,
      flavour: "One protocol for each direction; a module tells another through its output.",
      others: """
        An Assembly or Builder beside the Router; async methods instead of an output; \
        Clean Swift's cycle, in which the View asks the Interactor; RIBs, which may have no View.
        """,
      look: "load products viper"
    ),
    ArchitecturePage(
      architecture: .viperAsync,
      what: "VIPER, with methods that wait for their answers instead of being called back.",
      how: """
        The Presenter awaits what the Interactor returns, in a task of the View that ends when \
        the View is left. So the Interactor needs no output, and the Presenter no word of leaving.
        """,
      flavour: """
        All but the View are isolated to the stage's actor, as an app's are to the main actor. \
        Tasks belong to the View; the Interactor turns the Store's callback into a wait that ends \
        when its task does.
        """,
      others: "An AsyncSequence of states; actors for the data; tasks that the Presenter owns.",
      look: "load articles viper-async"
    ),
    ArchitecturePage(
      architecture: .viperObservable,
      what: "VIPER in which the View is drawn from its Presenter, and nobody tells it anything.",
      how: """
        The Presenter is @Observable and knows no View: the View's body reads its properties, and \
        is read again once one of them changes. The Presenter awaits the answers of its Interactor, \
        and hands its Router a route value, such as .todo or .back. All Interactors share one \
        Repository. The rules of VIPER judge it, and also allow Interactor -> Presenter -> View.
        """,
      flavour: """
        Three protocols for each screen instead of five: no output of the Interactor and no interface \
        of the View. The list loads each time it appears, so a page tells nobody what it changed. \
        Interactors and Repository are actors; most projects write structs or classes of the main \
        actor. Nothing else is isolated by name, as in an app whose default isolation is the main \
        actor. An actor's reference is a variable for the recorder's sake; an app writes private let. \
        A SwiftUI View is a value without a lane: in an app the modifier recorded(as:showing:) of \
        ScreenRecording gives it one; here a class stands for the View.
        """,
      others: """
        A NavigationStack bound to the Router's path of routes; a Presenter for each feature, and \
        not for each screen; a separate observed view model or view state, written by the Presenter; \
        protocols only where a test needs a double.
        """,
      users: """
        Teams that came to SwiftUI with VIPER modules, and keep Presenters and Interactors while \
        the Views become values.
        """,
      costs: """
        No message says what changed, so a trace shows reads where it showed calls. A property of \
        the Presenter is easily an entity, which the View then formats. Each answer may come after \
        the screen was left, and every wait is a place where something else can happen.
        """,
      look: "load todos viper-observable; open; press Add; confirm; trace"
    ),
    ArchitecturePage(
      architecture: .rpvc,
      what: """
        Repository, Presenter, View and Coordinator: data is published, mapped and drawn, and the \
        Coordinator has the rest.
        """,
      how: """
        The Presenter's bind returns the Repository's values, mapped into the state of the View; \
        nothing is loaded before the first subscription. The View tells its Coordinator, a weak \
        delegate, of taps and edits, and its Presenter of a refresh. The Coordinator is given the \
        stack of screens, makes them, and has the Repository write.
        """,
      flavour: """
        The RPVC of article 004, with a small publisher of our own; errors are published too, and \
        a child Coordinator is let go when its page was left.
        """,
      others: "Combine, RxSwift or async sequences; reducers instead of mapping; MVVM-C.",
      look: "load profile rpvc; load profile --as-published 004"
    ),
    ArchitecturePage(
      architecture: .ribs,
      what: """
        A tree of RIBs, each with Router, Interactor and Builder: the tree follows what the app \
        does, and a RIB need not have a View.
        """,
      how: """
        The View tells its Interactor, its listener, what the person did. The Interactor asks the \
        Store, decides, and tells the View what to show. To open another screen it asks its \
        Router, which has a Builder make the child, attaches it, activates its Interactor, and \
        shows its View. A child tells its parent's Interactor, its listener, what happened.
        """,
      flavour: """
        Each RIB has a View, which is its Interactor's presenter. The Interactor formats here; at \
        Uber a Presenter or the View does. A child is detached when its screen was left, by Delete \
        or by Back. A Builder is given the Store; Uber's templates give each Builder a Dependency \
        and a Component, even empty ones.
        """,
      others: """
        RIBs without a View; a Presenter that only translates; Workers that start and stop with \
        their Interactor; streams of RxSwift; dependencies checked by Needle.
        """,
      users: """
        Uber, where it began, and teams of many people on one app that has many nested states, \
        such as those of a ride.
        """,
      costs: """
        Uber's templates make five classes, with the Component, and eight protocols for each \
        screen. Routers hold their children: a child that is never detached stays, and works on, \
        without a screen.
        """,
      look: "load todos ribs; compare todos viper ribs"
    ),
    ArchitecturePage(
      architecture: .cleanSwift,
      what: """
        A scene for each screen, in which messages go one way, from View to Interactor to Presenter \
        to View: the VIP cycle.
        """,
      how: """
        The View sends the Interactor a request. The Interactor sends the Presenter a response, which \
        may hold entities, and the Presenter sends the View a view model, ready to be drawn. The View \
        asks its Router for the next scene. The Router passes data from the data store of one scene, \
        which is its Interactor, to that of the other. A trace draws the rows on the other data store \
        as sent by the object that holds the reference there.
        """,
      flavour: """
        The models of a scene stand in one enumeration, with an enumeration for each use case: \
        Request, Response, ViewModel. A Configurator makes the scene. The Store needs no Worker before \
        it. The list fetches again whenever it appears, so a page passes nothing back.
        """,
      others: """
        Workers, which take work off an Interactor and may be shared; a View that makes its scene \
        itself; segues; use cases whose answers are awaited.
        """,
      users: """
        Teams that make the files of each scene from a template, as Clean Swift's own for Xcode do.
        """,
      costs: """
        Up to six protocols for a scene, up to three structures for a use case, and three messages for each \
        answer, also where the Presenter has nothing to format.
        """,
      look: "load todos clean-swift; open; tap 1; trace"
    ),
  ]
}
