extension MessageLists {
  static let weather = """
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
    """
}
