import Stage
import TraceRecording

/// Draws the name only.
@Role(.controller)
final class ProfileWidgetViewController: ViewController {
  private let nameLabel = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(nameLabel)
  }

  func show(name: String?) {
    nameLabel.text = name.map { "Signed in as \($0)" }
  }
}
