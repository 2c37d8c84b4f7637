import Stage
import TraceRecording

/// Draws the profile, and opens the page that edits the name.
@Role(.view)
final class ProfileViewController: ViewController {
  var viewModel: DashboardViewModelProtocol?

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
      self?.editName()
    }
    for subview in [nameLabel, joinDateLabel, avatarLabel, editButton] {
      details.addSubview(subview)
    }
    view.addSubview(messageLabel)
    view.addSubview(details)
  }

  func show(_ profile: ProfileViewState) {
    messageLabel.text = profile.message
    details.isHidden = profile.details == nil
    profile.details.map(showDetails)
  }

  private func showDetails(_ details: ProfileViewState.Details) {
    nameLabel.text = details.displayName
    joinDateLabel.text = "Joined \(details.joinDate)"
    avatarLabel.text = details.avatarURL
  }

  private func editName() {
    guard let editName = viewModel?.editName() else { return }
    let editNameViewController = EditNameViewController(viewModel: editName)
    navigationController?.pushViewController(editNameViewController, animated: true)
  }
}
