import Stage
import TraceRecording

/// Draws the lines.
@Role(.view)
final class AboutViewController: ViewController, AboutViewProtocol,
  AboutVersionProtocol
{
  var presenter: AboutPresenterProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
    presenter?.viewDidLoad()
  }

  // MARK: - AboutViewProtocol

  func showLines(_ lines: [String]) {
    for line in lines { view.addSubview(Label(text: line)) }
  }

  // MARK: - AboutVersionProtocol

  func showVersion(_ version: String) {
    view.addSubview(Label(text: version))
  }
}
