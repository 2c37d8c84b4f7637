extension MessageLists {
  static let cart = """
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
    """
}
