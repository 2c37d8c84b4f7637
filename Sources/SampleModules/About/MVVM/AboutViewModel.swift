import AboutShared
import TraceRecording

/// The interface of the ViewModel for the View.
@Doubled
protocol AboutViewModelProtocol: AnyObject {
  var lines: [String] { get }
}

/// Provides the lines of the screen, ready to be drawn.
@Role(.viewModel)
final class AboutViewModel: AboutViewModelProtocol {
  private let about = AboutEntity()

  var lines: [String] { [about.name, about.summary, "Version \(about.version)"] }
}
