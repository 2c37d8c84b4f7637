import Stage
import StageKit
import Testing
import Traces

final class GreetingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Hello"
    view.addSubview(UIButton(primaryAction: UIAction(title: "Wave") { _ in print("Bye") }))
  }
}

@Suite struct StageKitProgramTests {
  @Test func `is a screen on the stage`() throws {
    let stage = HeadlessStage(Variant(.mvc) { _ in GreetingViewController() }, given: "ready")
    try stage.perform(.open)
    #expect(stage.screen == Screen(title: "Hello", [.button("Wave")]))
  }
}
