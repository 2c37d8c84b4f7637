import Publishing
import Stage
import TraceRecording

/// Draws the name only.
@Role(.view)
final class ProfileWidgetViewController: ViewController {
  private var presenter: ProfilePresenterProtocol
  private var subscription: Subscription?

  private let nameLabel = Label()

  init(presenter: ProfilePresenterProtocol) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(nameLabel)
    subscription = presenter.bind().subscribe { [weak self] in self?.render($0) }
  }

  private func render(_ state: ProfileViewState) {
    nameLabel.text = state.isEmpty ? nil : "Signed in as \(state.displayName)"
  }
}
