import Publishing
import Stage
import TraceRecording

/// Receives the request to edit the name.
@Doubled
protocol ProfileViewControllerDelegate: AnyObject {
  func profileViewControllerDidTapEditName()
}

/// Draws the profile.
@Role(.view)
final class ProfileViewController: ViewController {
  weak var delegate: ProfileViewControllerDelegate?
  private var presenter: ProfilePresenterProtocol
  private var subscription: Subscription?

  private let nameLabel = Label()
  private let joinDateLabel = Label()
  private let avatarLabel = Label()
  private let messageLabel = Label()
  private let details = View()

  init(presenter: ProfilePresenterProtocol) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let editButton = Button(title: "Edit name") { [weak self] in
      self?.delegate?.profileViewControllerDidTapEditName()
    }
    for subview in [nameLabel, joinDateLabel, avatarLabel, editButton] {
      details.addSubview(subview)
    }
    details.isHidden = true
    view.addSubview(messageLabel)
    view.addSubview(details)
    bind()
  }

  private func bind() {
    subscription = presenter.bind().subscribe { [weak self] in self?.render($0) }
  }

  private func render(_ state: ProfileViewState) {
    nameLabel.text = state.displayName
    joinDateLabel.text = "Joined \(state.joinDate)"
    avatarLabel.text = state.avatarURL
    messageLabel.text = state.message
    details.isHidden = state.isEmpty
  }
}
