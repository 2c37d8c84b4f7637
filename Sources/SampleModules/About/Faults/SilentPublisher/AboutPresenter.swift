import AboutShared
import Publishing
import TraceRecording

/// What the View may ask of the Presenter.
@Doubled
protocol AboutPresenterProtocol: AnyObject {
  func bind() -> Publisher<AboutViewState>
}

/// All that the screen shows.
struct AboutViewState: Equatable {
  let lines: [String]
}

/// Turns what there is to say into what the screen shows, when it is told to load it; nobody tells it.
@Role(.presenter)
final class AboutPresenter: AboutPresenterProtocol {
  private let state = Subject<AboutViewState>()

  func bind() -> Publisher<AboutViewState> {
    state.publisher
  }

  func load() {
    state.send(AboutPresenter.state(for: AboutEntity()))
  }

  // MARK: - Mapping

  static func state(for about: AboutEntity) -> AboutViewState {
    AboutViewState(lines: [about.name, about.summary, "Version \(about.version)"])
  }
}
