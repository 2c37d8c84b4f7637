extension Glossary {
  /// Words that an iOS developer hears every day, and where they show here.
  static let wordsOfPlatform = [
    Entry(
      "strong",
      "A reference that keeps its object alive: the usual one. Drawn with a thick line. Somebody has to hold "
        + "each object strongly, or it is gone at once.",
      see: "load products; wiring view"
    ),
    Entry(
      "weak",
      "A reference that keeps nobody alive, and becomes nil when the object goes. In VIPER what points "
        + "back towards the View is weak, so that no cycle keeps a closed screen alive.",
      see: "load products; wiring presenter"
    ),
    Entry(
      "unowned",
      "A reference that keeps nobody alive and is never nil: using it after the object is gone is a "
        + "crash. Right only where the object surely lives longer.",
      see: "explain unowned-view"
    ),
    Entry(
      "retain cycle",
      "Objects that hold each other strongly, in a ring: nobody outside needs them any more, and still "
        + "none of them goes. One weak reference in the ring opens it.",
      see: "load products; inject strong-view; open; close; leaks"
    ),
    Entry(
      "leak",
      "An object that stays in memory though nobody needs it, most often through a retain cycle.",
      see: "load products; inject strong-view; open; close; leaks"
    ),
    Entry(
      "deinit",
      "What Swift runs when the last strong reference to an object goes. Here a row says who is gone.",
      see: "load products; open; tap 1; back"
    ),
    Entry(
      "protocol",
      "What an object can be asked, without saying which object it is. A seam is typed by a protocol, so "
        + "that a test can put another object there.",
      see: "load products; wiring"
    ),
    Entry(
      "delegate",
      "An object that another one tells what happened, through a protocol and mostly a weak reference. "
        + "The Interactor tells its Presenter that way.",
      see: "load products; wiring interactor"
    ),
    Entry(
      "closure",
      "A function as a value, often stored to be called later. It holds what it uses strongly, unless it "
        + "says [weak self].",
      see: "load products mvvm; wiring viewmodel"
    ),
    Entry(
      "completion handler",
      "A closure handed along with a request, and called when the answer is there. The row of the answer "
        + "stands later, with an open arrow.",
      see: "load articles mvc; open; wait; trace"
    ),
    Entry(
      "async",
      "A call that may wait without blocking its thread; what comes after the wait runs later. One variant "
        + "is written with async and await.",
      see: "load articles viper-async; open; wait; trace"
    ),
    Entry(
      "main queue",
      "The queue on which the screen may be touched. An answer that arrives elsewhere has to come back to it "
        + "first.",
      see: "load articles; inject reply-off-main; open; wait; findings"
    ),
    Entry(
      "publisher",
      "An object that tells its values to all who subscribed, as Combine does. In RPVC the Presenter "
        + "publishes what the View shows.",
      see: "load products rpvc; open; trace"
    ),
    Entry(
      "binding",
      "A message that only hands on what changed, so that a View draws it: a closure or a publisher.",
      see: "load products mvvm; open"
    ),
    Entry(
      "mapping",
      "Making one type of another: entities become rows that are ready to be shown. VIPER does it in the "
        + "Presenter, so that no View knows an entity.",
      see: "load products; source presenter"
    ),
    Entry(
      "dependency injection",
      "Giving an object its collaborators from outside instead of letting it make them. createModule() does "
        + "it here, one line for each reference.",
      see: "load products; source router.createModule"
    ),
    Entry(
      "optional chaining",
      "interactor?.getProducts() does nothing where interactor is nil: no error and no crash. That is why a "
        + "forgotten line is hard to find.",
      see: "load products; inject nil-link presenter.interactor; open"
    ),
    Entry(
      "life cycle",
      "What UIKit calls by itself: viewDidLoad once, viewWillAppear each time the screen is shown.",
      see: "load articles; open; wait; away 400ms"
    ),
    Entry(
      "navigation",
      "Showing another screen. In VIPER the Presenter decides that it is due, and the Router does it.",
      see: "load products; open; tap 1"
    ),
    Entry(
      "test double",
      "An object that stands in for a collaborator in a test: a stub answers, a spy remembers what it was "
        + "told, a mock also judges.",
      see: "load products; metrics doubles"
    ),
    Entry(
      "cycle",
      "A ring of references: short for retain cycle, where all of them are strong.",
      see: "explain retain cycle"
    ),
    Entry(
      "io",
      "A queue beside main, on which the Stores answer that take their time. What is drawn has to come over "
        + "to main first.",
      see: "load articles; open; wait"
    ),
    Entry(
      "main",
      "The queue on which everything happens that has to do with the screen.",
      see: "explain main queue"
    ),
  ]
}
