extension Glossary {
  /// Words that the laboratory uses in a sense of its own.
  static let wordsOfLaboratory = [
    Entry(
      "massive",
      "A massive view controller gets, keeps, formats, decides, draws and navigates in one class, "
        + "and fills other screens too. The one here works, and is a warning, not a fair MVC.",
      see: "compare products massive mvc"
    ),
    Entry(
      "message",
      "A call from one object to another through a seam. Work inside one object is none.",
      see: "load products; open; show #3"
    ),
    Entry(
      "seam",
      "A reference to a collaborator, through which messages pass and can be recorded.",
      see: "load products; wiring"
    ),
    Entry(
      "participant",
      "An object in a conversation, named by its role; the second one is Presenter:2.",
      see: "load products; open; tap 1"
    ),
    Entry(
      "contract",
      "What others may call on an object: the methods of a protocol, and what each of them returns.",
      see: "load todos; source TodoListInteractorInput"
    ),
    Entry(
      "face",
      "One of the protocols by which an object is known: a Presenter shows one to the View and another "
        + "to the Interactor.",
      see: "load products; wiring"
    ),
    Entry(
      "stage",
      "What stands in for UIKit here: it puts screens up and takes them away, and holds the View on top.",
      see: "load products; open; wiring view"
    ),
    Entry(
      "row",
      "A numbered line of a diagram: #7. You, calls, returned values and losses are rows.",
      see: "load products; open; show #7"
    ),
    Entry(
      "trace",
      "Everything that happened since the module was loaded, in order.",
      see: "load products; open; trace"
    ),
    Entry(
      "lane",
      "The vertical line of one participant in a diagram; thick while it is running.",
      see: "load products; open; diagram"
    ),
    Entry(
      "lost",
      "A message that reached nobody. The diagram says why: nil, the reference was never set; gone, "
        + "whom it was meant for is no more; dropped, a fault took it out; stopped, the "
        + "conversation had run away. Nothing crashes.",
      see: "load products; inject nil-link presenter.interactor; open"
    ),
    Entry(
      "scenario",
      "A list of actions with the screens that must result, the same for every variant.",
      see: "load products; play"
    ),
    Entry(
      "module",
      "A feature that can be loaded; a variant is its version in one architecture.",
      see: "load"
    ),
    Entry(
      "edition",
      "A version of a variant: repaired, as an article published it, with a fault, after a change, "
        + "or as a warning.",
      see: "load todos --as-published 003"
    ),
    Entry(
      "fault",
      "A defect that can be injected, and healed again.",
      see: "load products; inject"
    ),
    Entry(
      "finding",
      "A place where a rule does not hold, with the rows or references it rests on.",
      see: "load products; inject nil-link presenter.interactor; open; findings"
    ),
    Entry(
      "rule",
      "What the recorded conversation is judged by; a fault has the name of its rule.",
      see: "rules"
    ),
    Entry(
      "responsibility",
      "A piece of work that every architecture has to do somewhere: get, format, decide, draw, "
        + "navigate, keep.",
      see: "compare products where"
    ),
    Entry(
      "metric",
      "One thing that is counted of every variant in the same way.",
      see: "load products; metrics lines"
    ),
    Entry(
      "lesson",
      "Steps to read, to do and to predict; the trace is checked, never your words.",
      see: "lesson"
    ),
    Entry(
      "wiring",
      "Who holds whom, and how: all references through which messages pass. Most are set by the assembly.",
      see: "load products; wiring"
    ),
    Entry(
      "assembly",
      "The code that makes the objects of a module and sets their references: createModule() of the Router, "
        + "in most samples.",
      see: "load products; source router.createModule"
    ),
    Entry(
      "action",
      "What you do: open, tap, back. It is a row, but no message, and nobody's object sends it.",
      see: "load products; open; show 1"
    ),
    Entry(
      "moment",
      "A place between two rows. The screen, the wiring and the rows before it can be looked at as they were.",
      see: "load products; open; goto #3; screen"
    ),
  ]
}
