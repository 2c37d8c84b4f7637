/// A mistake planted in a lesson, and the findings that the verifier must report.
struct PlantedMistake: Sendable {
  let text: String
  let other: String
  private(set) var findings: [String] = []

  static let all = [words, deeds, predictions, excerpts].flatMap { read($0, of: "small.md") }

  /// Reads lines such as `text => other`, each with its findings in indented lines below; `\n` stands for a line break.
  private static func read(_ table: String, of file: String) -> [PlantedMistake] {
    table.split(separator: "\n").reduce(into: []) { mistakes, line in
      if line.hasPrefix("  ") {
        mistakes[mistakes.count - 1].findings.append("\(file):\(line.dropFirst(2))")
      } else {
        let sides = line.replacing(#"\n"#, with: "\n").split(separator: " =>", maxSplits: 1)
        let other = sides.dropFirst().first?.dropFirst() ?? ""
        mistakes.append(PlantedMistake(text: String(sides[0]), other: String(other)))
      }
    }
  }

  private static let words = #"""
    Put it on the stage. => word word word word word word word word word word word word word word word word words
      25:1: This line has 85 columns: keep to 80.
    id=all => id=whom
      50:1: A step before is called id=whom too: give this one its own.
    It knows no other. =>
      9:1: "Presenter" has no reason: say why.
    Type `help` => Type `halp`
      3:1: There is no command `halp`. Did you mean `help`?
    # the View asks => # `oben`
      28:1: There is no command `oben`. Did you mean `open`?
    `wiring view` tells => `xyzzyx view` tells
      16:1: There is no command `xyzzyx`.
    1. It must be opened. =>
      23:1: The step has no hint: write one.
    1. It must be opened. => 1. Type `open`.
      36:1: This hint is the answer: only lead to it.
    It can only call what it holds. => It is the Presenter.
      15:1: This hint is the answer: only lead to it.
    """#

  private static let deeds = #"""
    seen  View -> Presenter fetchProducts()   # the View asks\norder View -> Presenter * < Presenter -> Interactor *  # in turn\ncount 1 Presenter -> View *  # one showing\n =>
      23:1: The step is over before the learner has done anything: add a seen check.
      35:1: The own answer goes on after the step is over: take 1 out at its end.
      38:1: The viper-also goes on after the step is over: take 2 out at its end.
      42:1: This names a check that is not there: fails=seen
    fetchProducts()   # => fetchAll()   #
      28:1: The own answer does not reach this: nearest is #2 View, Presenter: fetchProducts()
      28:1: The viper-also does not reach this: nearest is #2 View, Presenter: fetchProducts()
      31:1: The own answer does not reach this: nearest is #2 View, Presenter: fetchProducts()
      31:1: The viper-also does not reach this: nearest is #2 View, Presenter: fetchProducts()
    never View -> Interactor => never View -> Presenter
      31:1: The own answer does not reach this: #2 is against it.
      31:1: The viper-also does not reach this: #2 is against it.
    never View -> Interactor => never View -> Interacter
      31:1: The own answer does not reach this: nobody here is called Interacter.
      31:1: The viper-also does not reach this: nobody here is called Interacter.
    count 1 => count 2
      30:1: The own answer does not reach this: nearest is #7 Presenter, View: showProducts([2 ProductRow])
      30:1: The viper-also does not reach this: nearest is #7 Presenter, View: showProducts([2 ProductRow])
      31:1: The own answer does not reach this: nearest is #2 View, Presenter: fetchProducts()
      31:1: The viper-also does not reach this: nearest is #2 View, Presenter: fetchProducts()
    ```viper-answer\nopen => ```viper-answer\nopen\nscreen
      38:1: The own answer goes on after the step is over: take 1 out at its end.
    ```viper-answer\nopen => ```viper-answer\nopan\nopen
      38:1: The answer's "opan" cannot be done: There is no command opan.
    ```viper-answer\nopen\n```\n =>
      5:1: There is no row 2: the last is 0.
      23:1: The step has no viper-answer, so nothing proves that it can be done.
      52:1: These rows are not the trace's: there is no row like this
    fails=seen => fails=sean
      45:1: This names a check that is not there: fails=sean
    fails=seen => fails=seen:2
      45:1: This names a check that is not there: fails=seen:2
    fails=seen => fails=never
      45:1: This fails, but not by the check it names: fails=never
    fails=seen\nscreen => fails=seen\nopen
      45:1: This is meant to be wrong and solves the step.
    """#

  private static let predictions = #"""
    row=2 => row=99
      5:1: There is no row 99: the last is 7.
    `Presenter`: yes => `Presenter`: no
      5:1: Exactly one choice must be right; here: 0.
      9:1: "Presenter" is said to be wrong, and the row is #2 View, Presenter: fetchProducts()
      18:1: The answer is not the right choice.
    `Interactor`: no => `Interactor`: yes
      5:1: Exactly one choice must be right; here: 2.
      10:1: "Interactor" is said to be right, and the row is #2 View, Presenter: fetchProducts()
      18:1: The answer is not the right choice.
    `Presenter -> View showProducts` => `View -> Presenter fetchProducts`
      11:1: "View -> Presenter fetchProducts" is said to be wrong, and the row is #2 View, Presenter: fetchProducts()
    ```viper-answer\nPresenter => ```viper-answer\nInteractor
      18:1: The answer is not the right choice.
    """#

  private static let excerpts = #"""
    Presenter -> Interactor getProducts()\n... => Presenter -> Interactor getProducts()
      57:1: These rows are not the trace's: nearest is #3 Presenter, Interactor: getProducts()
    User -> View open\n... => User -> View close\n...
      55:1: These rows are not the trace's: nearest is #1 User, View: open
    """#

  /// The places where a translation disagrees with its original.
  static let translations = read(
    #"""
    minutes=3 => minutes=4
      2:1: The comment about the lesson is not the original's.
    id=open => id=buka
      25:1: Step 2 is id=open in the original, and id=buka here.
    step do id=open => step free id=open
      24:1: This is a do step in the original.
    hides=3 => hides=4
      25:1: hides= is not what the original says.
    count 1 Presenter -> View *  # satu\n =>
      24:1: 3 checks here, 4 in the original.
    count 1 Presenter => count 2 Presenter
      31:1: This check differs from the original: count 1 Presenter -> View *
    ```viper-answer\nopen => ```viper-answer\nscreen
      39:1: viper-answer is not what it is in the original.
    ```viper-also\nscreen\n => ```viper-also\n
      42:1: viper-also is not what it is in the original.
    fails=seen => fails=never
      46:1: viper-wrong is not what it is in the original.
    Presenter -> Interactor getProducts()\n... => Presenter -> Interactor getProducts()
      51:1: 3 lines in fences here, 4 in the original.
    User -> View open\n... => User -> View buka\n...
      51:1: viper-trace is not what it is in the original.
    - `tidak ada`: no: Lihat lagi.\n =>
      5:1: 3 choices here, 4 in the original.
    `Presenter`: yes => `Presenter`: no
      9:1: The original has another verdict here: Presenter
    `Interactor` => `Penghubung`
      10:1: This choice is `Interactor` in the original, and is not translated.
    2. `wiring view` menjawab.\n =>
      5:1: 1 hints here, 2 in the original.
    1. Layarnya harus dibuka. => 1. Layarnya harus dibuka.\n\nBegitulah.
      24:1: 1 texts below the hints here, 0 in the original.
    `help` => `halp`
      3:1: There is no command `halp`. Did you mean `help`?
    1. Layarnya harus dibuka. => 1. Ketik `open`.
      37:1: This hint is the answer: only lead to it.
    """#,
    of: "small.id.md"
  )
}
