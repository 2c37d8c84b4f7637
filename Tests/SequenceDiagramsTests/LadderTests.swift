import SequenceDiagrams
import TerminalText
import Testing
import Traces

@Suite struct LadderTests {
  @Test func `draws the first conversation`() {
    #expect(
      Diagram(Story.products.trace).drawn().plain == """
             User     Presenter     Store
                   View     Interactor
          1   ┊────►┊     ┊     ┊     ┊   open  (calls viewDidLoad)
          2   ┊     ┃────►┊     ┊     ┊     fetchProducts()
          3   ┊     ┃     ┃────►┊     ┊       getProducts()
          4   ┊     ┃     ┃     ┃────►┊         loadProducts()
          5   ┊     ┃     ┃     ┃◄╌╌╌╌┊         [2 ProductEntity]
          6   ┊     ┃     ┃◄────┃     ┊         didFetchProducts([2 ProductEntity])
          7   ┊     ┃◄────┃     ┃     ┊           showProducts([2 ProductRow])

        """
    )
  }

  @Test func `draws a module that appears`() {
    #expect(
      Diagram(Story.productsAndDetail.trace, rows: 8...13).drawn().plain == """
                                    ╭── Detail ──╮
             User     Presenter      View
                   View       Router    Presenter
          8   ┊────►┊     ┊     ┊                 tap 1  (didSelectRowAt 0)
          9   ┊     ┃────►┊     ┊                   didSelectProduct(at: 0)
         10   ┊     ┃     ┃────►┊                     navigateToProductDetail(…)
         11   ┊     ┃     ┃     ┃────►*                 creates Detail: 4 objects
              ┊     ┊     ┊     ┊     ┊     ┊       Detail.View is shown: viewDidLoad
         12   ┊     ┊     ┊     ┊     ┃────►┊       viewDidLoad()
         13   ┊     ┊     ┊     ┊     ┃◄────┃         showProduct(ProductDetailRow)

        """
    )
  }

  @Test func `draws a message that is lost`() {
    #expect(
      Diagram(Story.nilLink.trace).drawn().plain == """
             User     Presenter
                   View     Interactor
          1   ┊────►┊     ┊         open  (calls viewDidLoad)
          2   ┊     ┃────►┊           fetchProducts()
          3   ┊     ┃     ┃───✗         getProducts()  lost: nil

        """
    )
  }

  @Test func `draws the first hidden row as a question mark, and none after it`() {
    let options = DiagramOptions(hiddenFrom: 3)
    #expect(
      Diagram(Story.products.trace).drawn(as: .ladder, options).plain == """
             User     Presenter
                   View
          1   ┊────►┊     ┊   open  (calls viewDidLoad)
          2   ┊     ┃────►┊     fetchProducts()
          3   ┊     ┃     ┃   ?

        """
    )
  }

  @Test func `draws three architectures with their labels in line`() {
    let diagrams = [Story.mvc, .mvvm, .products].map { Diagram($0.trace) }
    let column = diagrams.map { $0.labelColumn() }.max() ?? 0
    let options = DiagramOptions(labelColumn: column)
    #expect(
      diagrams.dropLast().map { $0.drawn(as: .ladder, options).plain }.joined() == """
             User       Store
                Controller
          1   ┊────►┊     ┊               open  (calls viewDidLoad)
          2   ┊     ┃────►┊                 loadProducts()
          3   ┊     ┃◄╌╌╌╌┊                 [2 ProductEntity]
             User     ViewModel
                   View       Store
          1   ┊────►┊     ┊     ┊         open  (calls viewDidLoad)
          2   ┊     ┃────►┊     ┊           load()
          3   ┊     ┃     ┃────►┊             loadProducts()
          4   ┊     ┃     ┃◄╌╌╌╌┊             [2 ProductEntity]
          5   ┊     ┃◄────┃     ┊             onChange([2 ProductRow])

        """
    )
    #expect(diagrams[2].drawn(as: .ladder, options) == diagrams[2].drawn())
  }
}
