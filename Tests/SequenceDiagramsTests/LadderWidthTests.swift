import SequenceDiagrams
import TerminalText
import Testing
import Traces

@Suite struct LadderWidthTests {
  @Test func `moves labels below where 40 columns are too few`() {
    #expect(
      drawn(Story.products, width: 40) == """
             User Presenter Store
                 View Interactor
          1   ┊──►┊   ┊   ┊   ┊   open
                (calls viewDidLoad)
          2   ┊   ┃──►┊   ┊   ┊
                 fetchProducts()
          3   ┊   ┃   ┃──►┊   ┊
                  getProducts()
          4   ┊   ┃   ┃   ┃──►┊
                   loadProducts()
          5   ┊   ┃   ┃   ┃◄╌╌┊
                   [2 ProductEntity]
          6   ┊   ┃   ┃◄──┃   ┊
                   didFetchProducts(…)
          7   ┊   ┃◄──┃   ┃   ┊
                    showProducts([2 ProductRow])

        """
    )
  }

  @Test func `moves lanes together at 60 columns`() {
    #expect(
      drawn(Story.productsAndDetail, rows: 8...13, width: 60) == """
                                ╭─ Detail ──╮
             User   Presenter    View
                  View     Router  Presenter
          8   ┊───►┊    ┊    ┊               tap 1
                                             (didSelectRowAt 0)
          9   ┊    ┃───►┊    ┊                didSelectProduct(…)
         10   ┊    ┃    ┃───►┊
                  navigateToProductDetail(…)
         11   ┊    ┃    ┃    ┃───►*
                   creates Detail: 4 objects
              ┊    ┊    ┊    ┊    ┊    ┊
                 Detail.View is shown: viewDidLoad
         12   ┊    ┊    ┊    ┊    ┃───►┊      viewDidLoad()
         13   ┊    ┊    ┊    ┊    ┃◄───┃       showProduct(…)

        """
    )
  }

  @Test func `shows longer labels at 120 columns`() {
    let text = drawn(Story.productsAndDetail, rows: 8...13, width: 120)
    #expect(text.contains("navigateToProductDetail(from: View, product: ProductEntity)\n"))
    #expect(
      text.contains(#"showProduct(ProductDetailRow(name: "iPhone 16 Pro", price: "$1,899.00"))"#)
    )
  }

  @Test func `draws every kind of row`() {
    #expect(
      drawn(Story.everyKind, width: 80) == """
             User     Presenter
                   View       Store
        ══ the first part ══════════════════════════════════════════════════════════════
          1   ┊────►┊     ┊     ┊   tap row 1
          2   ┊     ┃────►┊     ┊     didSelect(1)
          3   ┊     ┃     ┃┄┄┄┄▻┊       fetch(1)
              ·     ·     ·     ·   120 ms later
          4   ┊     ┊     ┊◄╌╌╌╌┊       Item 김치찌개 🍲
        ── now something goes wrong ──
          5   ┊     ┃     ┃────►┊       load(id: 9)
              ·     ┃     ┃     ·   1.5 s later
          6   ┊     ┃     ┃◄╌╌╌╌┊       ! .unavailable
          7   ┊     ╳     ┊     ┊   View is gone
          8   ┊       ✗───┃     ┊       show(_:)  lost: View is gone
          9   ┊           ┃─↺   ┊       retry()

        """
    )
  }

  @Test func `draws every kind of row in ASCII`() {
    #expect(
      drawn(Story.everyKind, width: 40, isASCII: true) == """
             User   Presenter
                  View     Store
        == the first part ======================
          1   |--->|    |    |   tap row 1
          2   |    #--->|    |    didSelect(1)
          3   |    #    #~~~>|     fetch(1)
              .    .    .    .   120 ms later
          4   |    |    |<- -|
                  Item 김치찌개 🍲
        -- now something goes wrong --
          5   |    #    #--->|     load(id: 9)
              .    #    #    .   1.5 s later
          6   |    #    #<- -|
                  ! .unavailable
          7   |    X    |    |   View is gone
          8   |      x--#    |     show(_:)
                  lost: View is gone
          9   |         #-@  |     retry()

        """
    )
  }

  @Test func `draws a module in ASCII`() {
    let text = drawn(Story.productsAndDetail, rows: 8...13, width: 80, isASCII: true)
    #expect(text.hasPrefix("                            .-- Detail --.\n"))
    #expect(
      text.contains(" 11   |     #     #     #---->*                 creates Detail: 4 objects")
    )
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `uses codes where names do not fit`() {
    #expect(
      drawn(Story.productsAndDetail, width: 40).hasPrefix(
        """
        DP Detail.Presenter
             User     Interactor Detail.View
                 View       Store         DP
                  Presenter     Router
          1   ┊──►┊   ┊   ┊   ┊   ┊
                open  (calls viewDidLoad)

        """
      )
    )
  }

  @Test func `uses sentences where lanes do not fit`() {
    var story = Story()
    for index in 1...20 { story.row(.call, "View:\(index)", "View:\(index + 1)", .plain("go()")) }
    #expect(
      drawn(story, width: 40).hasPrefix(
        """
        (More participants than 40 columns have
        room for: in sentences.)
          1  View:1 calls View:2.go()
          2  View:2 calls View:3.go()

        """
      )
    )
  }

  private func drawn(
    _ story: Story,
    rows: ClosedRange<Int>? = nil,
    width: Int,
    isASCII: Bool = false
  ) -> String {
    let diagram = rows.map { Diagram(story.trace, rows: $0) } ?? Diagram(story.trace)
    return diagram.drawn(as: .ladder, DiagramOptions(width: width, isASCII: isASCII)).plain
  }
}
