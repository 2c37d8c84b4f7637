import Stage
import TraceRecording

/// Draws the lines, and until they come that they are loaded.
@Role(.view)
final class AboutViewController: ViewController, AboutViewProtocol {
  var presenter: AboutPresenterProtocol?

  private let activityIndicator = ActivityIndicatorView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
    view.addSubview(activityIndicator)
    presenter?.viewDidLoad()
  }

  // MARK: - AboutViewProtocol

  func show(_ state: AboutViewState) {
    switch state {
    case .loading: activityIndicator.startAnimating()
    case .lines(let lines):
      activityIndicator.stopAnimating()
      for line in lines { view.addSubview(Label(text: line)) }
    }
  }
}
