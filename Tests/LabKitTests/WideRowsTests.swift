import Testing

@testable import LabKit

struct WideRowsTests {
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

  @Test func `are read back from what is drawn`() {
    #expect(
      drawing.writtenRows.map(\.text) == [
        "User -> View  open  (calls viewDidLoad)", "View -> Presenter  fetchProducts()",
        "Presenter -> Interactor  getProducts()", "Interactor -> Store  loadProducts()",
        "Store --> Interactor  [2 ProductEntity]",
        "Interactor -> Presenter  didFetchProducts([2 ProductEntity])",
        "Presenter -> Router  show(…)", "View -x   tapped()  lost: nil",
      ]
    )
  }

  @Test func `have as cause the message that reached their sender`() {
    #expect(drawing.writtenRows.map(\.depth) == [0, 1, 2, 3, 4, 3, 4, 1])
  }

  @Test func `are none in a screen`() {
    #expect("╭─┬─╮\n│ 1 a │\n╰──╯".writtenRows.isEmpty)
  }
}
