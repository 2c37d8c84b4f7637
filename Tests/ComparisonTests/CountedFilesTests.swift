import Comparison
import SampleModules
import Stage
import Testing

/// The figures of Products and Profile, file by file, as a separate count of lines and words gave them; some files
/// were counted by hand.
///
/// Counted are lines that are neither blank nor comment, nor only `@Role(…)`, `@Doubled` or `import TraceRecording`.
/// Nested types are types; a protocol is none. A requirement is a method or a property in the braces of a protocol.
@Suite struct CountedFilesTests {
  /// A file with its lines, types, protocols and requirements.
  typealias Count = (file: String, lines: Int, types: Int, protocols: Int, requirements: Int)

  /// The counts in the files of each module and architecture.
  static let counts: [String: [Count]] = [
    "products mvc": [
      ("ProductListViewController.swift", 46, 1, 0, 0),
      // 2 imports, 5 with the properties, init 4, viewDidLoad 8, the last brace
      ("ProductDetailViewController.swift", 20, 1, 0, 0),
    ],
    "products mvvm": [
      ("ProductListViewController.swift", 40, 1, 0, 0),
      // onChange, load, detail(at:)
      ("ProductListViewModel.swift", 34, 1, 1, 3),
      ("ProductListViewState.swift", 4, 1, 0, 0),
      ("ProductDetailViewController.swift", 21, 1, 0, 0),
      // product
      ("ProductDetailViewModel.swift", 11, 1, 1, 1),
      ("ProductRow.swift", 4, 1, 0, 0),
    ],
    "products viper": [
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
    ],
    "products rpvc": [
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
    ],
    "profile mvc": [
      ("DashboardViewController.swift", 71, 1, 0, 0),
      ("ProfileViewController.swift", 42, 1, 1, 1),
      ("WeeklyStatsViewController.swift", 37, 1, 0, 0),
      ("ProfileWidgetViewController.swift", 11, 1, 0, 0),
      // loadProfile, loadWeeklyStats, saveName: over one line, three and four
      ("ProfileModel.swift", 55, 1, 1, 3),
      // an extension is no type
      ("ProfileName.swift", 4, 0, 0, 0),
      ("EditNameViewController.swift", 28, 1, 1, 1),
    ],
    "profile mvvm": [
      // the state and its details; the stats and one entry
      ("ProfileViewState.swift", 9, 2, 0, 0),
      ("WeeklyStatsViewState.swift", 8, 2, 0, 0),
      ("DashboardViewState.swift", 6, 1, 0, 0),
      ("DashboardViewController.swift", 40, 1, 0, 0),
      ("ProfileViewController.swift", 39, 1, 0, 0),
      ("WeeklyStatsViewController.swift", 29, 1, 0, 0),
      ("ProfileWidgetViewController.swift", 11, 1, 0, 0),
      // onChange, load, editName
      ("DashboardViewModel.swift", 90, 1, 1, 3),
      ("ProfileMapper.swift", 42, 1, 0, 0),
      ("EditNameViewController.swift", 24, 1, 0, 0),
      // name and save(_:)
      ("EditNameViewModel.swift", 14, 1, 1, 2),
    ],
    "profile viper": [
      // View 4, Presenter 2, Interactor 3, Output 5, Router 1
      ("ProfileProtocols.swift", 26, 0, 5, 15),
      ("ProfileViewState.swift", 5, 1, 0, 0),
      ("DashboardViewState.swift", 9, 2, 0, 0),
      ("DashboardViewController.swift", 38, 1, 0, 0),
      ("ProfileViewController.swift", 38, 1, 0, 0),
      ("WeeklyStatsViewController.swift", 29, 1, 0, 0),
      ("ProfileWidgetViewController.swift", 14, 1, 0, 0),
      ("ProfilePresenter.swift", 80, 1, 0, 0),
      ("ProfileInteractor.swift", 57, 1, 0, 0),
      ("ProfileRouter.swift", 29, 1, 0, 0),
      ("EditNameProtocols.swift", 14, 0, 4, 6),
      ("EditNameViewController.swift", 19, 1, 0, 0),
      ("EditNamePresenter.swift", 23, 1, 0, 0),
      ("EditNameRouter.swift", 16, 1, 0, 0),
    ],
    "profile rpvc": [
      // profile, nameError, weeklyStats, updateDisplayName over four lines
      ("ProfileRepository.swift", 11, 0, 1, 4),
      ("DefaultProfileRepository.swift", 75, 1, 0, 0),
      ("ProfileViewState.swift", 16, 1, 0, 0),
      ("ProfilePresenter.swift", 37, 1, 1, 1),
      ("ProfileViewController.swift", 42, 1, 1, 1),
      ("ProfileWidgetViewController.swift", 19, 1, 0, 0),
      ("DashboardViewState.swift", 9, 2, 0, 0),
      ("DashboardPresenter.swift", 32, 1, 1, 1),
      ("DashboardViewController.swift", 37, 1, 0, 0),
      ("WeeklyStatsViewController.swift", 29, 1, 0, 0),
      ("Coordinator.swift", 3, 0, 1, 1),
      ("ProfileCoordinator.swift", 47, 1, 0, 0),
      ("EditNameCoordinator.swift", 42, 1, 1, 1),
      // the Presenter and its state
      ("EditNamePresenter.swift", 24, 2, 1, 1),
      ("EditNameViewController.swift", 38, 1, 1, 3),
    ],
  ]

  @Test(arguments: counts.keys.sorted()) func `matches the numbers counted by hand in each file`(
    name: String
  ) throws {
    let words = name.split(separator: " ").map(String.init)
    let counted = try #require(Self.counts[name])
    let sample = try #require(Samples.modules.first { $0.name == words[0] })
    let comparison = ArchitectureComparison(
      of: try #require(sample.scenario("open")),
      in: sample,
      by: [try #require(sample.variant(words[1]))]
    )
    func rows(_ name: String) -> [String] { comparison.metric(name)?.entries.first?.rows ?? [] }
    #expect(rows("files") == counted.map { "\($0.file): \($0.lines)" }.sorted())
    for file in counted {
      func count(_ name: String) -> Int { rows(name).count { $0.contains(" \(file.file):") } }
      #expect(count("types") == file.types, "\(file.file)")
      #expect(count("protocols") == file.protocols, "\(file.file)")
      #expect(count("requirements") == file.requirements, "\(file.file)")
    }
  }
}
