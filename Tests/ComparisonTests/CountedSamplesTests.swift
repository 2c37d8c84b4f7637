import Comparison
import SampleModules
import Stage
import Testing

/// The figures of Products and Profile, counted by hand in their files.
@Suite struct CountedSamplesTests {
  /// An architecture, a measure, and the count in each file that has any.
  typealias Count = (architecture: String, metric: String, files: [String])

  static let products: [Count] = [
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

  static let profile: [Count] = [
    // three children, the stored model, their delegate; the page for the name and its delegate
    ("mvc", "lines-wiring", ["DashboardViewController.swift: 7"]),
    // Dashboard: three children, the ViewModel stored and passed on, onChange. Profile: makes the page.
    // DashboardViewModel: makes the ViewModel of the page, sets onSave. EditName: stores the ViewModel
    (
      "mvvm", "lines-wiring",
      [
        "DashboardViewController.swift: 6", "ProfileViewController.swift: 1",
        "DashboardViewModel.swift: 2", "EditNameViewController.swift: 1",
      ]
    ),
    // Dashboard: three children, the Presenter passed on. Routers: three objects in seven lines and five references;
    // two objects and four references
    (
      "viper", "lines-wiring",
      ["DashboardViewController.swift: 4", "ProfileRouter.swift: 12", "EditNameRouter.swift: 6"]
    ),
    // Repository: subscribes to the profile. Views and Presenters: store the Presenter or repository that they ask,
    // the Views subscribe; the dashboard also stores its two children, and makes one. ProfileCoordinator: stores the
    // repository; makes a Presenter, a View with its delegate, a dashboard in five lines; a child in five lines, its
    // delegate; stores no child in a property. EditNameCoordinator: stores the repository; makes a Presenter and a
    // View with its delegate; subscribes
    (
      "rpvc", "lines-wiring",
      [
        "DefaultProfileRepository.swift: 1", "ProfilePresenter.swift: 1",
        "ProfileViewController.swift: 2", "ProfileWidgetViewController.swift: 2",
        "DashboardPresenter.swift: 1", "DashboardViewController.swift: 5",
        "ProfileCoordinator.swift: 16", "EditNameCoordinator.swift: 6",
        "EditNamePresenter.swift: 1", "EditNameViewController.swift: 2",
      ]
    ),
    // shownName in the entity's extension
    ("mvc", "lines-mapping", ["ProfileName.swift: 1"]),
    // profile(for:nameError:) 14, greeting(for:) 3, weeklyStats(for:) 8, details(of:) 7, name(of:) 3, entry(for:) 4
    ("mvvm", "lines-mapping", ["ProfileMapper.swift: 39"]),
    // viewState(for:) 7, dashboard(of:_:) 12, name(of:) 3, statsEntry(for:) 4
    ("viper", "lines-mapping", ["ProfilePresenter.swift: 26"]),
    // viewState(for:nameError:) 14 and displayName(of:) 3; viewState(for:stats:) 8 and statsEntry(for:) 4;
    // viewState(for:) 3
    (
      "rpvc", "lines-mapping",
      ["ProfilePresenter.swift: 17", "DashboardPresenter.swift: 12", "EditNamePresenter.swift: 3"]
    ),
  ]

  @Test(arguments: products.map { ("products", $0) } + profile.map { ("profile", $0) })
  func `matches the numbers counted by hand in each file`(module: String, count: Count) throws {
    let comparison = try Self.comparison(of: count.architecture, in: module)
    // The row without the numbers of the lines in parentheses.
    let rows = comparison.metric(count.metric)?.entries.first?.rows.map {
      String($0.prefix { $0 != "(" }.dropLast())
    }
    #expect(rows == count.files.sorted())
  }

  /// The counts when Products opens: messages, bindings, messages with the Store, hops to the first screen.
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

  /// The counts when Profile opens: messages, bindings, messages with the Store.
  ///
  /// The Store is asked for the kept profile, the profile and the stats, answers twice, and is told to keep the
  /// profile.
  static let profileRuns: [(architecture: String, numbers: [Int])] = [
    // loadProfile, loadWeeklyStats, and an answer to each; 6 with the Store
    ("mvc", [4 + 6, 0, 6]),
    // load; onChange at once, with the stats and with the profile; onChange is set
    ("mvvm", [4 + 6, 1, 6]),
    // viewDidLoad; fetchProfile, fetchWeeklyStats, and an answer to each; showProfile, showDashboard
    ("viper", [7 + 6, 0, 6]),
    // published: two name errors, the stats, three profiles, a dashboard and two mapped profiles; asked for: bind
    // three times, profile three times, nameError twice, weeklyStats
    ("rpvc", [9 + 9 + 6, 9, 6]),
  ]

  @Test(arguments: runs.map { ("products", $0) } + profileRuns.map { ("profile", $0) })
  func `matches the messages counted by hand when a module opens`(
    module: String,
    run: (architecture: String, numbers: [Int])
  ) throws {
    let comparison = try Self.comparison(of: run.architecture, in: module)
    let names = ["messages", "bindings", "store-messages", "hops"].prefix(run.numbers.count)
    let values = names.map { comparison.metric($0)?.entries.first?.value }
    #expect(values == run.numbers.map { .number($0) })
  }

  static func comparison(
    of architecture: String,
    in name: String
  ) throws -> ArchitectureComparison {
    let module = try #require(Samples.modules.first { $0.name == name })
    return ArchitectureComparison(
      of: try #require(module.scenario("open") ?? module.scenarios.first),
      in: module,
      by: [try #require(module.variant(architecture))]
    )
  }
}

/// The figures of Products and Profile, file by file, as a separate count of lines and words gave them; some files
/// were counted by hand.
///
/// Counted are lines that are neither blank nor comment, nor only `@Role(…)`, `@Doubled` or `import TraceRecording`.
/// Nested types are types; a protocol is none. A requirement is a method or a property in the braces of a protocol.
@Suite struct CountedFilesTests {
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

  @Test(arguments: counts.keys.sorted())
  func `matches the numbers counted by hand in each file`(name: String) throws {
    let words = name.split(separator: " ").map(String.init)
    let counted = try #require(Self.counts[name])
    let comparison = try CountedSamplesTests.comparison(of: words[1], in: words[0])
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
