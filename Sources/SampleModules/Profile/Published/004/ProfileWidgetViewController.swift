import Publishing
import Stage
import TraceRecording

/// Draws the name only.
@Role(.view)
final class ProfileWidgetViewController: ViewController {
  private var presenter: ProfilePresenterProtocol
  private let mainQueue: Queue
  private var subscription: Subscription?

  private let nameLabel = Label()

  init(presenter: ProfilePresenterProtocol, mainQueue: Queue) {
    self.presenter = presenter
    self.mainQueue = mainQueue
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(nameLabel)
    bind()
  }

  private func bind() {
    subscription = presenter.bind().receive(on: mainQueue).subscribe { [weak self] in
      self?.render($0)
    }
  }

  private func render(_ state: ProfileViewState) {
    nameLabel.text = "Signed in as \(state.displayName)"
  }
}
