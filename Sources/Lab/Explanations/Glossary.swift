/// The laboratory's own words, for `help` and `explain`.
struct Glossary {
  /// What a word means; nil for a word that is not explained.
  static func meaning(of word: String) -> String? {
    entries.first { $0.word == word.lowercased() }?.meaning
  }

  /// The words that are explained.
  static var words: [String] { entries.map(\.word) }

  private static let entries: [(word: String, meaning: String)] = [
    (
      "viper",
      "VIPER divides a screen among View, Interactor, Presenter, Entity and Router. "
        + "load products viper"
    ),
    ("mvvm", "MVVM divides a screen between a View and a ViewModel. load products mvvm"),
    (
      "rpvc",
      "RPVC divides a screen among Repository, Presenter, View and Coordinator; the Presenter "
        + "publishes what the View shows. load profile rpvc"
    ),
    ("mvc", "MVC gives a screen to one Controller, which does all that no model does."),
    (
      "massive",
      "A massive view controller gets, keeps, formats, decides, draws and navigates in one class, "
        + "and fills other screens too. The one here works, and is a warning, not a fair MVC. "
        + "load products massive; compare products massive mvc"
    ),
    (
      "message", "A call from one object to another through a seam. Work inside one object is none."
    ),
    ("seam", "A reference to a collaborator, through which messages pass and can be recorded."),
    (
      "participant",
      "An object in a conversation, named by its role; the second one is Presenter:2."
    ),
    ("row", "A numbered line of a diagram: #7. You, calls, returned values and losses are rows."),
    ("trace", "Everything that happened since the module was loaded, in order."),
    ("lane", "The vertical line of one participant in a diagram; thick while it is running."),
    (
      "lost",
      "A message that reached nobody. The diagram says why: nil, the reference was never set; gone, "
        + "whom it was meant for is no more; dropped, a fault took it out; stopped, the "
        + "conversation had run away. Nothing crashes."
    ),
    (
      "scenario", "A list of actions with the screens that must result, the same for every variant."
    ),
    ("module", "A feature that can be loaded; a variant is its version in one architecture."),
    (
      "edition",
      "A version of a variant: repaired, as an article published it, with a fault, after a change, "
        + "or as a warning. load todos --as-published 003"
    ),
    ("fault", "A defect that can be put in and taken out again. faults, inject, heal"),
    (
      "finding",
      "A place where a rule does not hold, with the rows or references it rests on. findings"
    ),
    (
      "rule", "What the recorded conversation is judged by; a fault has the name of its rule. rules"
    ),
    (
      "responsibility",
      "A piece of work that every architecture has to do somewhere: get, format, decide, draw, "
        + "navigate, keep. compare"
    ),
    ("metric", "One thing that is counted of every variant in the same way. metrics"),
    ("lesson", "Steps to read, to do and to predict; the trace is checked, never your words."),
  ]
}
