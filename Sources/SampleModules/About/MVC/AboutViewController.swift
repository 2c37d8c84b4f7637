import AboutShared
import Stage
import TraceRecording

/// Formats and draws the information about the app.
@Role(.controller)
final class AboutViewController: ViewController {
  private let about = AboutEntity()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
    view.addSubview(Label(text: about.name))
    view.addSubview(Label(text: about.summary))
    view.addSubview(Label(text: versionText))
  }

  private var versionText: String { "Version \(about.version)" }
}
