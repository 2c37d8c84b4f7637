import Stage
import TraceRecording

/// Draws the lines.
@Role(.view)
final class AboutViewController: ViewController {
  private var viewModel: AboutViewModelProtocol

  init(viewModel: AboutViewModelProtocol) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
    for line in viewModel.lines { view.addSubview(Label(text: line)) }
  }
}
