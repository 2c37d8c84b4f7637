import Stage
import TraceRecording

/// Draws the name only.
@Role(.view)
final class ProfileWidgetViewController: ViewController {
  private let nameLabel = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(nameLabel)
  }

  func show(_ profile: ProfileViewState) {
    nameLabel.text = "Signed in as \(profile.displayName)"
  }

  func showNothing() {
    nameLabel.text = nil
  }
}
