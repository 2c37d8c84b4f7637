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
    nameLabel.text = profile.details.map { "Signed in as \($0.displayName)" }
  }
}
