/// The messages of each fixture, written down by who read its source.
enum MessageLists {
  static let lines = texts.mapValues { $0.split(separator: "\n").map(CountedLine.init) }

  private static let texts = [
    "Reminders": """
    nobody -> ReminderListWireframe presentListInterface(in:)
    ReminderListViewController -> ReminderListPresenter updateView()
    ReminderListPresenter -> ReminderListInteractor findReminders()
    ReminderListInteractor -> ReminderStore titles()
    ReminderListInteractor -> ReminderListPresenter found(_:)
    ReminderListPresenter -> ReminderListViewController showNothing()
    ReminderListViewController -> ReminderListPresenter addReminder()
    ReminderListPresenter -> ReminderListWireframe presentAddInterface()
    ReminderListWireframe -> AddReminderWireframe presentAddInterface(over:)
    AddReminderViewController -> AddReminderPresenter save(_:)
    AddReminderPresenter -> AddReminderInteractor save(_:)
    AddReminderInteractor -> ReminderStore add(_:)
    AddReminderPresenter -> AddReminderWireframe dismissAddInterface()
    AddReminderPresenter -> ReminderListPresenter addModuleDidSave()
    ReminderListPresenter -> ReminderListInteractor findReminders()
    ReminderListInteractor -> ReminderStore titles()
    ReminderListInteractor -> ReminderListPresenter found(_:)
    ReminderListPresenter -> ReminderListViewController show(_:)
    ReminderListViewController -> ReminderListPresenter addReminder()
    ReminderListPresenter -> ReminderListWireframe presentAddInterface()
    ReminderListWireframe -> AddReminderWireframe presentAddInterface(over:)
    AddReminderViewController -> AddReminderPresenter cancel()
    AddReminderPresenter -> AddReminderWireframe dismissAddInterface()
    AddReminderPresenter -> ReminderListPresenter addModuleDidCancel()
    """,
    "Tickets": """
    TicketsViewController -> TicketsPresenter viewDidLoad()
    TicketsPresenter -> TicketsInteractor left()
    TicketsInteractor -> TicketsStore load()
    TicketsPresenter -> TicketsViewController show(_:)
    TicketsViewController -> TicketsPresenter didPressBuy()
    TicketsPresenter -> TicketsViewController count | computed properties and subscripts of a class that conforms to a boundary
    TicketsPresenter -> TicketsInteractor buy(_:)
    TicketsInteractor -> TicketsStore load()
    TicketsInteractor -> TicketsStore save(_:)
    TicketsPresenter -> TicketsViewController show(_:)
    TicketsViewController -> TicketsPresenter didPressBuy()
    TicketsPresenter -> TicketsViewController count | computed properties and subscripts of a class that conforms to a boundary
    TicketsPresenter -> TicketsInteractor buy(_:)
    TicketsInteractor -> TicketsStore load()
    TicketsPresenter -> TicketsViewController showSoldOut(left:)
    TicketsViewController -> TicketsPresenter didPressReceipt()
    TicketsPresenter -> TicketsRouter showReceipt(_:then:)
    TicketsRouter -> TicketsPresenter done()
    TicketsPresenter -> TicketsViewController show(_:)
    """,
    "Cart": """
    CartViewController -> CartPresenter viewDidLoad()
    CartPresenter -> CartInteractor loadItems()
    CartInteractor -> CartData items()
    CartInteractor -> CartPresenter didFail()
    CartPresenter -> CartViewController showError(_:)
    CartViewController -> CartPresenter viewDidLoad()
    CartPresenter -> CartInteractor loadItems()
    CartInteractor -> CartData items()
    CartInteractor -> CartPresenter didLoad(_:)
    CartPresenter -> CartViewController show(_:)
    CartViewController -> CartPresenter didSelect(_:)
    CartPresenter -> CartRouter showDetail(of:from:)
    CartRouter -> CartViewController show(_:)
    """,
    "Photos": """
    PhotosViewController -> PhotosInteractor fetchPhotos(_:)
    PhotosInteractor -> PhotosWorker fetch(_:completion:)
    PhotosWorker -> PhotosInteractor completion(_:)
    PhotosInteractor -> PhotosPresenter present(_:)
    PhotosPresenter -> PhotosViewController display(_:)
    PhotosViewController -> PhotosInteractor select(_:)
    PhotosInteractor -> PhotosPresenter presentSelection()
    PhotosPresenter -> PhotosViewController displaySelection()
    PhotosViewController -> PhotosRouter routeToPhoto()
    PhotosRouter -> PhotosInteractor selected | a stored property that others read or set
    PhotosViewController -> PhotosInteractor fetchPhotos(_:)
    PhotosInteractor -> PhotosWorker fetch(_:completion:)
    PhotosWorker -> PhotosInteractor completion(_:)
    PhotosInteractor -> PhotosPresenter present(_:)
    PhotosPresenter -> PhotosViewController display(_:)
    """,
    "Trips": """
    nobody -> TripsRouter load()
    TripsRouter -> TripsInteractor didBecomeActive()
    TripsInteractor -> TripsViewController show(_:)
    TripsViewController -> TripsInteractor didSelect(_:)
    TripsInteractor -> TripsRouter routeToTrip(_:)
    TripsRouter -> TripRouter load()
    TripRouter -> TripInteractor didBecomeActive()
    TripInteractor -> TripViewController show(_:)
    TripViewController -> TripInteractor cancel()
    TripInteractor -> TripsInteractor tripDidCancel(_:)
    TripsInteractor -> TripsViewController show(_:)
    TripsInteractor -> TripsRouter detachTrip()
    TripsRouter -> TripRouter close()
    TripsViewController -> TripsInteractor didSelect(_:)
    TripsInteractor -> TripsRouter routeToTrip(_:)
    TripsRouter -> TripRouter load()
    TripRouter -> TripInteractor didBecomeActive()
    TripInteractor -> TripViewController show(_:)
    """,
    "Weather": """
    nobody -> WeatherInteractor connect(_:)
    WeatherScreen -> WeatherPresenter viewDidLoad()
    WeatherPresenter -> WeatherScreen showLoading(_:)
    WeatherPresenter -> WeatherInteractor forecast(_:)
    WeatherInteractor -> WeatherStation degrees(_:)
    WeatherInteractor -> WeatherStation degrees(_:)
    WeatherInteractor -> WeatherPresenter didUpdate(_:)
    WeatherPresenter -> WeatherScreen showError(_:)
    WeatherPresenter -> WeatherScreen showLoading(_:)
    WeatherScreen -> WeatherPresenter didPressRefresh()
    WeatherPresenter -> WeatherInteractor follow()
    WeatherPresenter -> WeatherScreen showLoading(_:)
    WeatherPresenter -> WeatherInteractor forecast(_:)
    WeatherInteractor -> WeatherStation degrees(_:)
    WeatherInteractor -> WeatherStation degrees(_:)
    WeatherInteractor -> WeatherPresenter didUpdate(_:)
    WeatherPresenter -> WeatherScreen show(_:)
    WeatherPresenter -> WeatherScreen showLoading(_:)
    WeatherPresenter -> WeatherScreen show(_:)
    """,
    "Counter": """
    nobody -> CounterPresenter appear()
    CounterPresenter -> CounterInteractor value()
    CounterInteractor -> CounterStore read()
    nobody -> CounterPresenter press()
    CounterPresenter -> CounterInteractor add(_:)
    CounterInteractor -> CounterStore read()
    CounterInteractor -> CounterStore write(_:)
    CounterInteractor -> CounterStore read()
    nobody -> CounterPresenter showHistory()
    CounterPresenter -> CounterRouter push(_:)
    """,
    "Library": """
    LibraryViewController -> LibraryPresenter viewDidLoad()
    LibraryPresenter -> LibraryViewController showLoading(_:)
    LibraryPresenter -> LibraryInteractor load(_:)
    LibraryInteractor -> LibraryPresenter done(_:)
    LibraryPresenter -> LibraryViewController show(_:)
    LibraryPresenter -> LibraryViewController show(_:)
    LibraryPresenter -> LibraryBadge libraryDidChange(_:)
    LibraryPresenter -> LibraryBadge libraryDidChange(_:)
    LibraryPresenter -> LibraryViewController showLoading(_:)
    LibraryViewController -> LibraryPresenter didSelect(_:)
    LibraryPresenter -> LibraryRouter open(_:over:)
    LibraryRouter -> LibraryViewController dim()
    LibraryViewController -> LibraryPresenter didPressList()
    LibraryPresenter -> LibraryListController clear()
    LibraryPresenter -> LibraryInteractor visit(_:)
    LibraryInteractor -> LibraryPresenter each(_:)
    LibraryPresenter -> LibraryListController append(_:)
    LibraryInteractor -> LibraryPresenter each(_:)
    LibraryPresenter -> LibraryListController append(_:)
    """,
    "Downloads": """
    DownloadsViewController -> DownloadsPresenter didPress(_:)
    DownloadsPresenter -> DownloadsInteractor download(_:progress:)
    DownloadsInteractor -> DownloadsSource next()
    DownloadsInteractor -> DownloadsPresenter progress(_:)
    DownloadsPresenter -> DownloadsViewController showProgress(_:)
    DownloadsInteractor -> DownloadsSource next()
    DownloadsInteractor -> DownloadsPresenter progress(_:)
    DownloadsPresenter -> DownloadsViewController showProgress(_:)
    DownloadsInteractor -> DownloadsPresenter didFinish(_:)
    DownloadsPresenter -> DownloadsViewController showDone(_:)
    nobody -> DownloadsViewController layoutSubviews()
    DownloadsViewController -> DownloadsPresenter didPress(_:)
    DownloadsPresenter -> DownloadsInteractor download(_:progress:)
    DownloadsInteractor -> DownloadsSource next()
    DownloadsInteractor -> DownloadsPresenter progress(_:)
    DownloadsPresenter -> DownloadsViewController showProgress(_:)
    DownloadsInteractor -> DownloadsSource next()
    DownloadsInteractor -> DownloadsPresenter progress(_:)
    DownloadsPresenter -> DownloadsViewController showProgress(_:)
    DownloadsInteractor -> DownloadsPresenter didFinish(_:)
    DownloadsPresenter -> DownloadsViewController showDone(_:)
    """,
    "Headlines": """
    HeadlinesViewController -> HeadlinesPresenter viewDidLoad()
    HeadlinesPresenter -> HeadlinesRepository headlines()
    HeadlinesViewController -> HeadlinesPresenter didPressRefresh()
    HeadlinesPresenter -> HeadlinesRepository refresh()
    HeadlinesRepository -> HeadlinesPresenter headlines(_:)
    HeadlinesPresenter -> HeadlinesViewController show(_:)
    HeadlinesRepository -> HeadlinesPresenter headlines(_:)
    HeadlinesPresenter -> HeadlinesViewController show(_:)
    HeadlinesViewController -> HeadlinesPresenter didPressRefresh()
    HeadlinesPresenter -> HeadlinesRepository refresh()
    HeadlinesRepository -> HeadlinesPresenter headlines(_:)
    HeadlinesPresenter -> HeadlinesViewController show(_:)
    """,
    "Constructs": """
    nobody -> ConstructsOwner hire()
    nobody -> ConstructsOwner work()
    ConstructsOwner -> ConstructsClerk work()
    ConstructsClerk -> ConstructsDesk typed()
    ConstructsClerk -> ConstructsDesk same(_:as:)
    ConstructsClerk -> ConstructsDesk add(to:)
    ConstructsClerk -> ConstructsDesk sum(_:)
    ConstructsClerk -> ConstructsDesk lazily(_:)
    ConstructsClerk -> ConstructsDesk describe(_:)
    ConstructsClerk -> ConstructsDesk opaque()
    ConstructsClerk -> ConstructsDesk clean()
    ConstructsClerk -> ConstructsDesk then(_:)
    ConstructsDesk -> ConstructsClerk done(_:)
    ConstructsClerk -> ConstructsDesk overloaded(_:)
    ConstructsClerk -> ConstructsDesk overloaded(_:)
    ConstructsClerk -> ConstructsOwner finished(_:)
    ConstructsClerk -> ConstructsOwner finished(_:)
    ConstructsClerk -> ConstructsOwner finished(_:)
    ConstructsClerk -> ConstructsOwner told(_:)
    ConstructsOwner -> ConstructsClerk tell()
    ConstructsClerk -> ConstructsDesk each(_:) | `rethrows`, `consuming`, `borrowing`, `sending`, `isolated`, `each`, `~Copyable` in a signature
    ConstructsClerk -> ConstructsDesk take(_:) | `rethrows`, `consuming`, `borrowing`, `sending`, `isolated`, `each`, `~Copyable` in a signature
    ConstructsClerk -> ConstructsDesk look(_:) | `rethrows`, `consuming`, `borrowing`, `sending`, `isolated`, `each`, `~Copyable` in a signature
    ConstructsClerk -> ConstructsDesk hand(_:) | `rethrows`, `consuming`, `borrowing`, `sending`, `isolated`, `each`, `~Copyable` in a signature
    ConstructsClerk -> ConstructsDesk tear(_:) | `rethrows`, `consuming`, `borrowing`, `sending`, `isolated`, `each`, `~Copyable` in a signature
    ConstructsClerk -> ConstructsDesk pack(_:) | `rethrows`, `consuming`, `borrowing`, `sending`, `isolated`, `each`, `~Copyable` in a signature
    ConstructsClerk -> ConstructsDesk on(_:) | `rethrows`, `consuming`, `borrowing`, `sending`, `isolated`, `each`, `~Copyable` in a signature
    ConstructsClerk -> ConstructsDesk rows() | an attribute that may write the body: a result builder, another macro, `@inlinable`
    ConstructsClerk -> ConstructsDesk height | computed properties and subscripts of a class that conforms to a boundary
    ConstructsClerk -> ConstructsDesk subscript(_:) | computed properties and subscripts of a class that conforms to a boundary
    ConstructsClerk -> ConstructsDesk drawer | a stored property that others read or set
    ConstructsClerk -> ConstructsDesk move() | a method that only a superclass without a role has
    ConstructsClerk -> ConstructsFake finished(_:) | a receiver without a role, such as a fake
    nobody -> ConstructsOwner wait()
    ConstructsOwner -> ConstructsClerk wait()
    ConstructsClerk -> ConstructsDesk waiting()
    """,
  ]
}

/// The defects of each fixture, written by hand from its source.
enum FindingLists {
  /// The findings of a fixture by its name, in the order of the rules.
  ///
  /// A fixture that is not listed has none.
  static let lines: [String: [String]] = [
    // The Presenter hands the Router a closure, and refers to its View unowned: while the Router keeps the closure, the
    // View may go first.
    "Tickets": ["unowned-view: Presenter.view is unowned; a View can go before the Presenter."],
    // A Clerk stands for a Presenter and a Desk for a Store, though an Owner stands for the Interactor between them.
    "Constructs": ["layer-skip: Clerk talks to Desk; VIPER has no such road."],
  ]
}
