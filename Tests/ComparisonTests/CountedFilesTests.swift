import Comparison
import SampleModules
import Stage
import Testing

/// The figures of Products, file by file, as a separate count of lines and words gave them; some files
/// were counted by hand.
///
/// Counted are lines that are neither blank nor comment, nor only `@Role(…)`, `@Doubled` or `import TraceRecording`.
/// Nested types are types; a protocol is none. A requirement is a method or a property in the braces of a protocol.
@Suite struct CountedFilesTests {
  /// A file with its lines, types, protocols and requirements.
  typealias Count = (file: String, lines: Int, types: Int, protocols: Int, requirements: Int)

  static let counts: [(architecture: String, files: [Count])] = [
    (
      "mvc",
      [
        ("ProductListViewController.swift", 46, 1, 0, 0),
        // 2 imports, 5 with the properties, init 4, viewDidLoad 8, the last brace
        ("ProductDetailViewController.swift", 20, 1, 0, 0),
      ]
    ),
    (
      "mvvm",
      [
        ("ProductListViewController.swift", 40, 1, 0, 0),
        // onChange, load, detail(at:)
        ("ProductListViewModel.swift", 34, 1, 1, 3),
        ("ProductListViewState.swift", 4, 1, 0, 0),
        ("ProductDetailViewController.swift", 21, 1, 0, 0),
        // product
        ("ProductDetailViewModel.swift", 11, 1, 1, 1),
        ("ProductRow.swift", 4, 1, 0, 0),
      ]
    ),
    (
      "viper",
      [
        // import; View 2, Presenter 2, Interactor 1, Output 2, Router 1, each with its two lines of frame
        ("ProductListProtocols.swift", 19, 0, 5, 8),
        ("ProductListViewController.swift", 40, 1, 0, 0),
        ("ProductListPresenter.swift", 29, 1, 0, 0),
        ("ProductListInteractor.swift", 16, 1, 0, 0),
        ("ProductListRouter.swift", 21, 1, 0, 0),
        // import; one requirement each
        ("ProductDetailProtocols.swift", 13, 0, 4, 4),
        ("ProductDetailViewController.swift", 17, 1, 0, 0),
        ("ProductDetailPresenter.swift", 15, 1, 0, 0),
        ("ProductDetailInteractor.swift", 11, 1, 0, 0),
        // an enum
        ("ProductDetailRouter.swift", 14, 1, 0, 0),
        ("ProductRow.swift", 4, 1, 0, 0),
      ]
    ),
    (
      "rpvc",
      [
        ("ProductCoordinator.swift", 21, 1, 0, 0),
        // didSelectProduct(id:) of the delegate
        ("ProductListViewController.swift", 43, 1, 1, 1),
        // bind
        ("ProductListPresenter.swift", 25, 1, 1, 1),
        // the state and a row
        ("ProductListViewState.swift", 9, 2, 0, 0),
        // products() and product(id:)
        ("ProductRepository.swift", 30, 1, 1, 2),
        ("ProductDetailViewController.swift", 23, 1, 0, 0),
        ("ProductDetailPresenter.swift", 20, 1, 1, 1),
        ("ProductDetailViewState.swift", 4, 1, 0, 0),
      ]
    ),
  ]

  @Test(arguments: counts.map(\.architecture))
  func `matches the numbers counted by hand in each file`(architecture: String) throws {
    let counted = try #require(Self.counts.first { $0.architecture == architecture })
    let comparison = try CountedSamplesTests.products(in: architecture)
    func rows(_ name: String) -> [String] { comparison.metric(name)?.entries.first?.rows ?? [] }
    #expect(rows("files") == counted.files.map { "\($0.file): \($0.lines)" }.sorted())
    for file in counted.files {
      func count(_ name: String) -> Int { rows(name).count { $0.contains(" \(file.file):") } }
      #expect(count("types") == file.types, "\(file.file)")
      #expect(count("protocols") == file.protocols, "\(file.file)")
      #expect(count("requirements") == file.requirements, "\(file.file)")
    }
  }
}
