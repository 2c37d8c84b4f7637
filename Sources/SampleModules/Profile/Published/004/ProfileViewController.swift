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
  private let mainQueue: Queue
  private var subscription: Subscription?

  private let nameLabel = Label()
  private let dateLabel = Label()
  private let avatarLabel = Label()
  private let details = View()

  init(presenter: ProfilePresenterProtocol, mainQueue: Queue) {
    self.presenter = presenter
    self.mainQueue = mainQueue
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let editButton = Button(title: "Edit name") { [weak self] in
      self?.delegate?.profileViewControllerDidTapEditName()
    }
    for subview in [nameLabel, dateLabel, avatarLabel, editButton] {
      details.addSubview(subview)
    }
    details.isHidden = true
    view.addSubview(details)
    subscription = presenter.bind().receive(on: mainQueue).subscribe { [weak self] viewState in
      self?.render(viewState)
    }
  }

  private func render(_ state: ProfileViewState) {
    nameLabel.text = state.displayName
    dateLabel.text = "Joined \(state.joinDate)"
    avatarLabel.text = state.avatarURL
    details.isHidden = false
  }
}
