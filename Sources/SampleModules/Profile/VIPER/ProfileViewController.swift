import Stage
import TraceRecording

/// Draws the profile, and passes taps to the Presenter.
@Role(.view)
final class ProfileViewController: ViewController {
  var presenter: ProfilePresentation?

  private let nameLabel = Label()
  private let joinDateLabel = Label()
  private let avatarLabel = Label()
  private let messageLabel = Label()
  private let details: View = {
    let view = View()
    view.isHidden = true
    return view
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    let editButton = Button(title: "Edit name") { [weak self] in
      self?.presenter?.didTapEditName()
    }
    for subview in [nameLabel, joinDateLabel, avatarLabel, editButton] {
      details.addSubview(subview)
    }
    view.addSubview(messageLabel)
    view.addSubview(details)
  }

  func show(_ profile: ProfileViewState) {
    nameLabel.text = profile.displayName
    joinDateLabel.text = "Joined \(profile.joinDate)"
    avatarLabel.text = profile.avatarURL
    messageLabel.text = nil
    details.isHidden = false
  }

  func showError(_ message: String) {
    messageLabel.text = message
    details.isHidden = true
  }

  func showNameError(_ message: String) {
    messageLabel.text = message
  }
}
