extension MessageLists {
  static let library = """
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
    """
}
