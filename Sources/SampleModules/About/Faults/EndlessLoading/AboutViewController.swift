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

  func showLoading() {
    activityIndicator.startAnimating()
  }

  func showLines(_ lines: [String]) {
    activityIndicator.stopAnimating()
    for line in lines { view.addSubview(Label(text: line)) }
  }
}
