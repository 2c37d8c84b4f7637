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
    guard let range = page.firstRange(of: text) else { return page }
    return page.replacingCharacters(in: range, with: other)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with other: String)
    -> String
  {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
