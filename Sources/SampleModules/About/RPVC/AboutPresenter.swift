import AboutShared
import Publishing
import TraceRecording

/// The interface of the Presenter for the View.
@Doubled
protocol AboutPresenterProtocol: AnyObject {
  func bind() -> Publisher<AboutViewState>
}

/// Everything that the screen shows.
struct AboutViewState: Equatable {
  let lines: [String]
}

/// Maps the information about the app to the view state of the screen.
@Role(.presenter)
final class AboutPresenter: AboutPresenterProtocol {
  func bind() -> Publisher<AboutViewState> {
    .just(AboutPresenter.state(for: AboutEntity()))
  }

  // MARK: - Mapping

  static func state(for about: AboutEntity) -> AboutViewState {
    AboutViewState(lines: [about.name, about.summary, "Version \(about.version)"])
  }
}
