import Patches
import TerminalText
import Testing

@testable import LabKit

struct WrittenRowTests {
  private let ladder = """
    Not a row.
                                ╭───── Detail ──────╮
         User     Presenter      View     Interactor
               View       Router    Presenter
      8   ┊────►┊     ┊     ┊                        tap 1  (didSelectRowAt 0)
      9   ┊     ┃────►┊     ┊                          didSelectProduct(at: 0)
          ┊     ┊     ┊     ┊     ┊     ┊     ┊        Detail.View is shown: viewDidLoad
     13   ┊     ┊     ┊     ┊     ┃     ┃────►┊          getProduct()
     14   ┊     ┊     ┊     ┊     ┃     ┃◄╌╌╌╌┊            [2 Product]
    """

  @Test func `are read back from a ladder`() {
    #expect(
      ladder.writtenRows.map(\.text) == [
        "User -> View  tap 1  (didSelectRowAt 0)", "View -> Presenter  didSelectProduct(at: 0)",
        "Presenter -> Interactor  getProduct()", "Interactor --> Presenter  [2 Product]",
      ]
    )
    #expect(ladder.writtenRows.map(\.depth) == [0, 1, 2, 3])
  }

  @Test(arguments: [
    "│ 2  MacBook Pros M4         $1,599.00 │\n╰───╯\n", "Next: open        M4\n",
  ])
  func `have no lane that only a word above the ladder would name`(above: String) {
    let answer =
      above + """
             User     Presenter     Store
                   View     Interactor
          1   ┊────►┊     ┊     ┊     ┊   open  (calls viewDidLoad)
          2   ┊     ┃────►┊     ┊     ┊     fetchProducts()
          3   ┊     ┃     ┃────►┊     ┊       getProducts()
        """
    #expect(
      answer.writtenRows.map(\.text) == [
        "User -> View  open  (calls viewDidLoad)", "View -> Presenter  fetchProducts()",
        "Presenter -> Interactor  getProducts()",
      ]
    )
  }

  @Test func `have the lane at which an arrow ends, or the lane behind a lost message`() {
    let answer = """
           User     Presenter
                 View     Router
        1   ┊     ┃──────────►*   creates Detail: 1 object
        2   ┊     ┃ ✗───┃     ┊   show()  lost: nil
        3   ┊     ┃     ┃───✗ ┊   open()  lost: gone
      """
    #expect(
      answer.writtenRows.map(\.text) == [
        "View -> Router  creates Detail: 1 object", "Presenter -x View  show()  lost: nil",
        "Presenter -x Router  open()  lost: gone",
      ]
    )
  }

  @Test func `are read from the notation`() {
    let rows = "lanes View Presenter\nView -> Presenter  load()\n  Presenter -x View\n".writtenRows
    #expect(rows.map(\.text) == ["View -> Presenter  load()", "Presenter -x View  "])
    #expect(rows.map(\.depth) == [0, 1])
  }

  private let drawing = """
        ╭────╮     ╭────╮ ╭─────────╮        ╭──────────╮          ╭─────╮  ╭──────╮
        │User│     │View│ │Presenter│        │Interactor│          │Store│  │Router│
        ╰─┬──╯     ╰─┬──╯ ╰────┬────╯        ╰────┬─────╯          ╰──┬──╯  ╰──┬───╯
      1   ┊─ open ──►┊         ┊                  ┊                   ┊        ┊
          ┊ (calls viewDidLoad)                   ┊                   ┊        ┊
      2   ┊          ┃────────►┊                  ┊                   ┊        ┊
          ┊          ┃ fetchProducts()            ┊                   ┊        ┊
      3   ┊          ┃         ┃─ getProducts() ─►┊                   ┊        ┊
      4   ┊          ┃         ┃                  ┃─ loadProducts() ─►┊        ┊
      5   ┊          ┃         ┃                  ┃◄╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┊        ┊
          ┊          ┃         ┃                  ┃ [2 ProductEntity] ┊        ┊
      6   ┊          ┃         ┃◄─────────────────┃                   ┊        ┊
          ┊          ┃         ┃ didFetchProducts([2 ProductEntity])  ┊        ┊
      7   ┊          ┊         ┃─ show(…) ────────────────────────────────────►┊
      8   ┊          ┃───────✗ ┊                  ┊                   ┊        ┊
          ┊          ┃ tapped()  lost: nil        ┊                   ┊        ┊
    """

  @Test func `are read back from a wide drawing, with causes by their sender`() {
    #expect(drawing.writtenRows.map(\.depth) == [0, 1, 2, 3, 4, 3, 4, 1])
    #expect(
      drawing.writtenRows.map(\.text) == [
        "User -> View  open  (calls viewDidLoad)", "View -> Presenter  fetchProducts()",
        "Presenter -> Interactor  getProducts()", "Interactor -> Store  loadProducts()",
        "Store --> Interactor  [2 ProductEntity]",
        "Interactor -> Presenter  didFetchProducts([2 ProductEntity])",
        "Presenter -> Router  show(…)", "View -x Presenter  tapped()  lost: nil",
      ]
    )
  }

  @Test func `have the names in boxes, also beside a box with other signs`() {
    let drawing = """
           ╭────╮   ╭─────────╮ ╭──────╮
           │User│   │List_View│ │a / b │
           ╰─┬──╯   ╰────┬────╯ ╰──┬───╯
         1   ┊─ open ───►┊         ┊
         2   ┊           ┃─ go() ─►┊
      """
    #expect(drawing.writtenRows.map(\.text) == ["User -> List_View  open", "List_View ->   go()"])
  }

  @Test(arguments: [
    "There is no command opne. Did you mean open?\n│ 1  a │\n", "╭─┬─╮\n│ 1 a │\n╰──╯",
  ])
  func `are none in any other answer`(answer: String) { #expect(answer.writtenRows.isEmpty) }
}

struct ChangedLinesTextTests {
  private func sides(_ old: String?, _ new: String?) -> [String] {
    let diff = LineDiff(from: [old].compactMap(\.self), to: [new].compactMap(\.self))
    return ChangedLinesText(columns: 80, view: .sideBySide).lines(of: diff).dropFirst()
      .map { $0.plain.trimmed }
  }

  @Test func `break a wide line at a blank, and keep a line that fits`() {
    let row = "│ 2  MacBook Pros M4         $1,599.00 │"
    let lines = sides(row, nil).map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines == ["│ 2 MacBook Pros M4 $1,599.00 *", "│ *"])
    #expect(sides("a", "b")[0].split(separator: " ") == ["a", "*", "b"])
    #expect(sides("", nil) == ["*"])
  }
}
