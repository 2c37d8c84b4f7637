extension MessageLists {
  static let counter = """
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
    """
}
