/// A mistake planted in the sound lesson, and the finding that the verifier must report.
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
      "25:1: This line has 85 columns: keep to 80."
    ),
    .init("id=all", "id=whom", "50:1: A step before is called id=whom too: give this one its own."),
    .init(" It knows no other.", "", "9:1: \"Presenter\" has no reason: say why."),
    .init(
      "Type `help`",
      "Type `halp`",
      "3:1: There is no command `halp`. Did you mean `help`?"
    ),
    .init("# the View asks", "# `oben`", "28:1: There is no command `oben`. Did you mean `open`?"),
    .init("`wiring view` tells", "`xyzzyx view` tells", "16:1: There is no command `xyzzyx`."),
    .init("1. It must be opened.", "", "23:1: The step has no hint: write one."),
    .init(
      "1. It must be opened.",
      "1. Type `open`.",
      "36:1: This hint is the answer: only lead to it."
    ),
    .init(
      "It can only call what it holds.",
      "It is the Presenter.",
      "15:1: This hint is the answer: only lead to it."
    ),
  ]

  private static let deeds: [PlantedMistake] = [
    .init(
      "seen  View -> Presenter fetchProducts()   # the View asks\n"
        + "order View -> Presenter * < Presenter -> Interactor *  # in turn\n"
        + "count 1 Presenter -> View *  # one showing\n",
      "",
      "23:1: The step is over before the learner has done anything: add a seen check.",
      "35:1: The own answer goes on after the step is over: take 1 out at its end.",
      "38:1: The viper-also goes on after the step is over: take 2 out at its end.",
      "42:1: This names a check that is not there: fails=seen"
    ),
    .init(
      "fetchProducts()   #",
      "fetchAll()   #",
      "28:1: The own answer does not reach this: nearest is #2 View, Presenter: fetchProducts()",
      "28:1: The viper-also does not reach this: nearest is #2 View, Presenter: fetchProducts()",
      "31:1: The own answer does not reach this: nearest is #2 View, Presenter: fetchProducts()",
      "31:1: The viper-also does not reach this: nearest is #2 View, Presenter: fetchProducts()"
    ),
    .init(
      "never View -> Interactor",
      "never View -> Presenter",
      "31:1: The own answer does not reach this: #2 is against it.",
      "31:1: The viper-also does not reach this: #2 is against it."
    ),
    .init(
      "never View -> Interactor",
      "never View -> Interacter",
      "31:1: The own answer does not reach this: nobody here is called Interacter.",
      "31:1: The viper-also does not reach this: nobody here is called Interacter."
    ),
    .init(
      "count 1",
      "count 2",
      "30:1: The own answer does not reach this: nearest is #7 Presenter, View: "
        + "showProducts([2 ProductRow])",
      "30:1: The viper-also does not reach this: nearest is #7 Presenter, View: "
        + "showProducts([2 ProductRow])",
      "31:1: The own answer does not reach this: nearest is #2 View, Presenter: fetchProducts()",
      "31:1: The viper-also does not reach this: nearest is #2 View, Presenter: fetchProducts()"
    ),
    .init(
      "```viper-answer\nopen",
      "```viper-answer\nopen\nscreen",
      "38:1: The own answer goes on after the step is over: take 1 out at its end."
    ),
    .init(
      "```viper-answer\nopen",
      "```viper-answer\nopan\nopen",
      "38:1: The answer's \"opan\" cannot be done: There is no command opan."
    ),
    .init(
      "```viper-answer\nopen\n```\n",
      "",
      "5:1: There is no row 2: the last is 0.",
      "23:1: The step has no viper-answer, so nothing proves that it can be done.",
      "52:1: These rows are not the trace's: there is no row like this"
    ),
    .init("fails=seen", "fails=sean", "45:1: This names a check that is not there: fails=sean"),
    .init("fails=seen", "fails=seen:2", "45:1: This names a check that is not there: fails=seen:2"),
    .init(
      "fails=seen",
      "fails=never",
      "45:1: This fails, but not by the check it names: fails=never"
    ),
    .init(
      "fails=seen\nscreen",
      "fails=seen\nopen",
      "45:1: This is meant to be wrong and solves the step."
    ),
  ]

  private static let predictions: [PlantedMistake] = [
    .init("row=2", "row=99", "5:1: There is no row 99: the last is 7."),
    .init(
      "`Presenter`: yes",
      "`Presenter`: no",
      "5:1: Exactly one choice must be right; here: 0.",
      "9:1: \"Presenter\" is said to be wrong, and the row is #2 View, Presenter: fetchProducts()",
      "18:1: The answer is not the right choice."
    ),
    .init(
      "`Interactor`: no",
      "`Interactor`: yes",
      "5:1: Exactly one choice must be right; here: 2.",
      "10:1: \"Interactor\" is said to be right, and the row is #2 View, Presenter: fetchProducts()",
      "18:1: The answer is not the right choice."
    ),
    .init(
      "`Presenter -> View showProducts`",
      "`View -> Presenter fetchProducts`",
      "11:1: \"View -> Presenter fetchProducts\" is said to be wrong, and the row is "
        + "#2 View, Presenter: fetchProducts()"
    ),
    .init(
      "```viper-answer\nPresenter",
      "```viper-answer\nInteractor",
      "18:1: The answer is not the right choice."
    ),
  ]

  private static let excerpts: [PlantedMistake] = [
    .init(
      "    Presenter -> Interactor getProducts()\n...",
      "    Presenter -> Interactor getProducts()",
      "57:1: These rows are not the trace's: nearest is #3 Presenter, Interactor: "
        + "getProducts()"
    ),
    .init(
      "User -> View open\n...",
      "User -> View close\n...",
      "55:1: These rows are not the trace's: nearest is #1 User, View: open"
    ),
  ]
}
