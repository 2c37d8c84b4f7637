extension MessageLists {
  static let tickets = """
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
    """
}
