extension MessageLists {
  static let headlines = """
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
    """
}
