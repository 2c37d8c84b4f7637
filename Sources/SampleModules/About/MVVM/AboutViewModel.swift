import AboutShared
import TraceRecording

/// What the View may ask of the ViewModel.
@Doubled
protocol AboutViewModelProtocol: AnyObject {
  var lines: [String] { get }
}

/// Has the lines, ready to be drawn.
@Role(.viewModel)
final class AboutViewModel: AboutViewModelProtocol {
  private let about = AboutEntity()

  var lines: [String] { [about.name, about.summary, "Version \(about.version)"] }
}
