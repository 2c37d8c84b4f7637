import ProfileShared
import Stage
import TraceRecording

/// Receives the request to edit the name.
@Doubled
protocol ProfileViewControllerDelegate: AnyObject {
  func profileViewControllerDidTapEditName()
}

/// Formats and draws the profile.
@Role(.controller)
final class ProfileViewController: ViewController {
  weak var delegate: ProfileViewControllerDelegate?

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
      self?.delegate?.profileViewControllerDidTapEditName()
    }
    for subview in [nameLabel, joinDateLabel, avatarLabel, editButton] {
      details.addSubview(subview)
    }
    view.addSubview(messageLabel)
    view.addSubview(details)
  }

  func show(_ profile: Profile) {
    nameLabel.text = profile.shownName
    joinDateLabel.text = "Joined \(LongDateFormatter().string(from: profile.joined))"
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
