import LessonKit

/// A small sound lesson, to be changed by tests.
enum LessonText {
  static let sound = """
    # Small lesson
    <!-- lesson id=small module=products architecture=viper minutes=3 -->
    Welcome. Type `help` at any time.

    ## Whom?
    <!-- step predict id=whom row=2 -->
    Whom does the View ask?

    - `Presenter`: yes: It knows no other.
    - `Interactor`: no: It does not know it.
    - `Presenter -> View showProducts`: no: Not yet.

    <details><summary>Hints and answer</summary>

    1. It can only call what it holds.
    2. `wiring view` tells.

    ```viper-answer
    Presenter
    ```
    </details>

    ## Open
    <!-- step do id=open hides=3 -->
    Put it on the stage.

    ```viper-check
    seen  View -> Presenter fetchProducts()   # the View asks
    order View -> Presenter * < Presenter -> Interactor *  # in turn
    count 1 Presenter -> View *  # one showing
    never View -> Interactor *  # nobody else
    ```
    <details>
    <summary>Hints and answer</summary>

    1. It must be opened.

    ```viper-answer
    open
    ```
    ```viper-also
    screen
    open
    ```
    ```viper-wrong fails=seen
    screen
    ```
    </details>

    ## All of it
    <!-- step read id=all -->
    Look:

    ```viper-trace
    User -> View open
    ...
        Presenter -> Interactor getProducts()
    ...
    ```
    The end.
    """

  /// The sound lesson with a further choice that is no message.
  static let withWords = replacing(
    "- `Presenter -> View showProducts`",
    with: "- `nobody at all`: no: Look again.\n- `Presenter -> View showProducts`"
  )

  /// The same lesson in Indonesian; what the learner does not read, such as checks and answers, is as in English.
  static let indonesian = [
    ("Small lesson", "Pelajaran kecil"),
    ("Welcome. Type `help` at any time.", "Selamat datang. Ketik `help` kapan saja."),
    ("## Whom?", "## Siapa?"),
    ("Whom does the View ask?", "Siapa yang ditanya oleh View?"),
    ("It knows no other.", "Hanya itu yang dikenalnya."),
    ("It does not know it.", "Ia tidak mengenalnya."),
    ("nobody at all`: no: Look again.", "tidak ada`: no: Lihat lagi."),
    ("Not yet.", "Belum."),
    ("Hints and answer", "Petunjuk dan jawaban"),
    ("It can only call what it holds.", "Ia hanya bisa memanggil yang dipegangnya."),
    ("`wiring view` tells.", "`wiring view` menjawab."),
    ("## Open", "## Buka"),
    ("Put it on the stage.", "Taruh di panggung."),
    ("# the View asks", "# View bertanya"),
    ("# in turn", "# berurutan"),
    ("# one showing", "# satu"),
    ("# nobody else", "# tidak yang lain"),
    ("Hints and answer", "Petunjuk dan jawaban"),
    ("It must be opened.", "Layarnya harus dibuka."),
    ("## All of it", "## Semuanya"),
    ("Look:", "Lihat:"),
    ("The end.", "Selesai."),
  ].reduce(withWords) { replacing($1.0, with: $1.1, in: $0) }

  /// Returns a page with one text replaced; the page itself where the text is missing.
  static func replacing(_ text: String, with other: String, in page: String = sound) -> String {
    page.replacing(text, with: other, maxReplacements: 1)
  }
}

enum StepPage {
  static func lesson(
    _ step: String,
    in bank: Bank = Bank(),
    file: String = "small.md"
  ) throws -> Lesson {
    let page = """
      # Small
      <!-- lesson id=small module=products architecture=viper minutes=1 -->

      ## Step
      \(step)
      """
    return try Lesson(markdown: page, file: file, bank: bank)
  }

  /// Returns a quiz with a right and a wrong choice; `attributes` follow its id.
  static func quiz(_ attributes: String = "") -> String {
    """
    <!-- step quiz id=a \(attributes) -->
    - `one`: yes: So it is.
    - `two`: no: It is not.
    """
  }

  static func whole(_ step: String) -> String {
    """
    \(step)
    <details>

    1. Look.

    </details>

    ## End
    <!-- step read id=end -->
    The end.
    """
  }

  /// Returns the findings for the step on the stage of Products.
  static func findings(_ step: String, on stage: ReplayedStage = ReplayedStage()) async throws
    -> [String]
  {
    let words = LessonWords(commands: ["open", "show", "tap"], bank: Bank())
    return await Lessons.check(try lesson(whole(step)), on: stage.host, words: words).map(\.text)
  }

  static func bank() throws -> Bank {
    try Bank(
      markdown: """
        # Bank
        ## A1
        <!-- step item id=A1 -->
        One?
        - `yes it is`: yes: So it is.
        - `no it is not`: no row-is-message: Look again.
        ## A2
        <!-- step item id=A2 -->
        Two?
        - `5`: no: Count.
        - `3`: yes: Three.
        """,
      file: "bank.md"
    )
  }
}
