import Comparison
import SampleModules
import Stage
import Testing

/// The figures of Products, counted by hand in their files.
@Suite struct CountedSamplesTests {
  /// An architecture, a measure, and the count in each file that has any.
  typealias Count = (architecture: String, metric: String, files: [String])

  static let counts: [Count] = [
    // makes the page of a product
    ("mvc", "lines-wiring", ["ProductListViewController.swift: 1"]),
    // List: stores the ViewModel, sets onChange, makes the page. ListViewModel: makes the ViewModel of the page.
    // Detail: stores the ViewModel
    (
      "mvvm", "lines-wiring",
      [
        "ProductListViewController.swift: 3", "ProductListViewModel.swift: 1",
        "ProductDetailViewController.swift: 1",
      ]
    ),
    // createModule: four objects and five references; three objects and four references
    ("viper", "lines-wiring", ["ProductListRouter.swift: 9", "ProductDetailRouter.swift: 7"]),
    // Coordinator: stores the repository, makes two Presenters and two Views, sets the delegate. Views: store the
    // Presenter, subscribe. Presenters: store the repository
    (
      "rpvc", "lines-wiring",
      [
        "ProductCoordinator.swift: 7", "ProductListViewController.swift: 2",
        "ProductListPresenter.swift: 1", "ProductDetailViewController.swift: 2",
        "ProductDetailPresenter.swift: 1",
      ]
    ),
    ("mvc", "lines-mapping", []),
    // row(for:)
    ("mvvm", "lines-mapping", ["ProductListViewModel.swift: 3"]),
    ("viper", "lines-mapping", ["ProductListPresenter.swift: 3"]),
    // state(for:) 7 and row(for:) 4; state(for:) 4
    (
      "rpvc", "lines-mapping",
      ["ProductListPresenter.swift: 11", "ProductDetailPresenter.swift: 4"]
    ),
  ]

  @Test(arguments: counts) func `matches the numbers counted by hand`(count: Count) throws {
    let metric = try Self.products(in: count.architecture).metric(count.metric)
    // The row without the numbers of the lines in parentheses.
    let rows = metric?.entries.first?.rows.map { String($0.prefix { $0 != "(" }.dropLast()) }
    #expect(rows == count.files.sorted())
  }

  /// The counts in the scenario `open` of Products: messages, bindings, messages with the Store, hops to the first
  /// screen.
  static let runs: [(architecture: String, numbers: [Int])] = [
    // loadProducts
    ("mvc", [1, 0, 1, 0]),
    // load, loadProducts, onChange; onChange is set
    ("mvvm", [3, 1, 1, 2]),
    // fetchProducts, getProducts, loadProducts, didFetchProducts, showProducts
    ("viper", [5, 0, 1, 4]),
    // the published values of products and viewState, loadProducts; bind() and products() ask for publishers
    ("rpvc", [5, 2, 1, 4]),
  ]

  @Test(arguments: runs) func `matches the messages counted by hand when the products open`(
    architecture: String,
    numbers: [Int]
  ) throws {
    let comparison = try Self.products(in: architecture)
    let names = ["messages", "bindings", "store-messages", "hops"]
    let values = names.map { comparison.metric($0)?.entries.first?.value }
    #expect(values == numbers.map { .number($0) })
  }

  /// Returns the comparison of Products in one architecture, in the scenario `open`.
  static func products(in architecture: String) throws -> ArchitectureComparison {
    let products = try #require(Samples.modules.first { $0.name == "products" })
    return ArchitectureComparison(
      of: try #require(products.scenario("open")),
      in: products,
      by: [try #require(products.variant(architecture))]
    )
  }
}
