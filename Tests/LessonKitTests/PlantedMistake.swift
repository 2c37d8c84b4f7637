/// A mistake planted in the sound lesson, and what the proof must say to it.
struct PlantedMistake: Sendable {
  let text: String
  let other: String
  let findings: [String]

  init(_ text: String, _ other: String, _ findings: String...) {
    (self.text, self.other) = (text, other)
    self.findings = findings.map { "small.md:" + $0 }
  }

  static let all: [PlantedMistake] = words + deeds + predictions + excerpts

  private static let words: [PlantedMistake] = [
    .init(
      "Put it on the stage.",
      String(repeating: "word ", count: 17),
      "25: This line has 85 columns: keep to 80."
    ),
    .init("id=all", "id=whom", "50: A step before is called id=whom too: give this one its own."),
    .init(" It knows no other.", "", "9: \"Presenter\" has no reason: say why."),
    .init(
      "Type `help`",
      "Type `halp`",
      "3: There is no command `halp`. Did you mean `help`?"
    ),
    .init("# the View asks", "# `oben`", "28: There is no command `oben`. Did you mean `open`?"),
    .init("`wiring view` tells", "`xyzzyx view` tells", "16: There is no command `xyzzyx`."),
    .init("1. It must be opened.", "", "23: The step has no hint: write one."),
    .init(
      "1. It must be opened.",
      "1. Type `open`.",
      "36: This hint is the answer: only lead to it."
    ),
    .init(
      "It can only call what it holds.",
      "It is the Presenter.",
      "15: This hint is the answer: only lead to it."
    ),
  ]

  private static let deeds: [PlantedMistake] = [
    .init(
      "seen  View -> Presenter fetchProducts()   # the View asks\n"
        + "order View -> Presenter * < Presenter -> Interactor *  # in turn\n"
        + "count 1 Presenter -> View *  # one showing\n",
      "",
      "23: The step is over before the learner has done anything: add a seen check.",
      "35: The own answer goes on after the step is over: take 1 out at its end.",
      "38: The viper-also goes on after the step is over: take 2 out at its end.",
      "42: This names a check that is not there: fails=seen"
    ),
    .init(
      "fetchProducts()   #",
      "fetchAll()   #",
      "28: The own answer does not reach this: nearest is #2 View, Presenter: fetchProducts()",
      "28: The viper-also does not reach this: nearest is #2 View, Presenter: fetchProducts()",
      "31: The own answer does not reach this: nearest is #2 View, Presenter: fetchProducts()",
      "31: The viper-also does not reach this: nearest is #2 View, Presenter: fetchProducts()"
    ),
    .init(
      "never View -> Interactor",
      "never View -> Presenter",
      "31: The own answer does not reach this: #2 is against it.",
      "31: The viper-also does not reach this: #2 is against it."
    ),
    .init(
      "never View -> Interactor",
      "never View -> Interacter",
      "31: The own answer does not reach this: nobody here is called Interacter.",
      "31: The viper-also does not reach this: nobody here is called Interacter."
    ),
    .init(
      "count 1",
      "count 2",
      "30: The own answer does not reach this: nearest is #7 Presenter, View: "
        + "showProducts([2 ProductRow])",
      "30: The viper-also does not reach this: nearest is #7 Presenter, View: "
        + "showProducts([2 ProductRow])",
      "31: The own answer does not reach this: nearest is #2 View, Presenter: fetchProducts()",
      "31: The viper-also does not reach this: nearest is #2 View, Presenter: fetchProducts()"
    ),
    .init(
      "```viper-answer\nopen",
      "```viper-answer\nopen\nscreen",
      "38: The own answer goes on after the step is over: take 1 out at its end."
    ),
    .init(
      "```viper-answer\nopen",
      "```viper-answer\nopan\nopen",
      "38: The answer's \"opan\" cannot be done: There is no command opan."
    ),
    .init(
      "```viper-answer\nopen\n```\n",
      "",
      "5: There is no row 2: the last is 0.",
      "23: The step has no viper-answer, so nothing proves that it can be done.",
      "52: These rows are not the trace's: there is no row like this"
    ),
    .init("fails=seen", "fails=sean", "45: This names a check that is not there: fails=sean"),
    .init("fails=seen", "fails=seen:2", "45: This names a check that is not there: fails=seen:2"),
    .init(
      "fails=seen",
      "fails=never",
      "45: This fails, but not by the check it names: fails=never"
    ),
    .init(
      "fails=seen\nscreen",
      "fails=seen\nopen",
      "45: This is meant to be wrong and solves the step."
    ),
  ]

  private static let predictions: [PlantedMistake] = [
    .init("row=2", "row=99", "5: There is no row 99: the last is 7."),
    .init(
      "`Presenter`: yes",
      "`Presenter`: no",
      "5: Exactly one choice must be right; here: 0.",
      "9: \"Presenter\" is said to be wrong, and the row is #2 View, Presenter: fetchProducts()",
      "18: The answer is not the right choice."
    ),
    .init(
      "`Interactor`: no",
      "`Interactor`: yes",
      "5: Exactly one choice must be right; here: 2.",
      "10: \"Interactor\" is said to be right, and the row is #2 View, Presenter: fetchProducts()",
      "18: The answer is not the right choice."
    ),
    .init(
      "`Presenter -> View showProducts`",
      "`View -> Presenter fetchProducts`",
      "11: \"View -> Presenter fetchProducts\" is said to be wrong, and the row is "
        + "#2 View, Presenter: fetchProducts()"
    ),
    .init(
      "```viper-answer\nPresenter",
      "```viper-answer\nInteractor",
      "18: The answer is not the right choice."
    ),
  ]

  private static let excerpts: [PlantedMistake] = [
    .init(
      "    Presenter -> Interactor getProducts()\n...",
      "    Presenter -> Interactor getProducts()",
      "57: These rows are not the trace's: nearest is #3 Presenter, Interactor: "
        + "getProducts()"
    ),
    .init(
      "User -> View open\n...",
      "User -> View close\n...",
      "55: These rows are not the trace's: nearest is #1 User, View: open"
    ),
  ]
}
