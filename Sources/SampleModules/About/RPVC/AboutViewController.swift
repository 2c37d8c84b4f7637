import Publishing
import Stage
import TraceRecording

/// Draws the lines that the Presenter publishes.
@Role(.view)
final class AboutViewController: ViewController {
  private var presenter: AboutPresenterProtocol
  private var subscription: Subscription?

  init(presenter: AboutPresenterProtocol) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
    subscription = presenter.bind().subscribe { [weak self] in self?.render($0) }
  }

  private func render(_ state: AboutViewState) {
    for line in state.lines { view.addSubview(Label(text: line)) }
  }
}
