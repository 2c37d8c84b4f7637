import Stage
import Testing
import TraceRecording
import Traces

/// The description of a screen that differs from the expected one.
@Suite struct DeviationTextTests {
  private func text(_ action: Action, _ screen: Screen) throws -> String {
    let scenario = Scenario(
      "greet",
      "somebody is greeted",
      given: "ready",
      [
        .init(.open, shows: Screen(title: "Hello", [.text("Ann"), .button("Wave")])),
        .init(action, shows: screen),
      ]
    )
    let run = ScenarioRun(of: scenario, by: Variant(.mvc) { _ in GreetingViewController() })
    return try #require(run.deviations.first).description
  }

  @Test func `names missing and unexpected lines, and the messages sent`() throws {
    let text = try text(.press("Wave"), Screen(title: "Hello", [.text("Ben"), .button("Wave")]))
    #expect(
      text == """
        press Wave leads to another screen:
        - Ben
        + Cleo
        Stage -> Controller: primaryActionTriggered
        Controller -> GreetingListenerStub: didWave
        """
    )
  }

  @Test func `shows all of the screen where only the order is another`() throws {
    let lines: [Screen.Line] = [.button("Wave"), .text("Cleo")]
    let text = try text(.press("Wave"), Screen(title: "Hello", lines))
    #expect(text.contains("- Hello, [Wave], Cleo\n+ Hello, Cleo, [Wave]\n"))
  }

  @Test func `says why an action cannot be done`() throws {
    let text = try text(.tap(row: 1), Screen(title: "Hello"))
    #expect(text.hasPrefix("tap 1 cannot be done: "))
  }
}

protocol GreetingListener: AnyObject {
  func didWave()
}

@Role("GreetingListenerStub", as: .presenter)
final class GreetingListenerStub: GreetingListener {
  func didWave() {}
}

@Role(.controller) final class GreetingViewController: ViewController {
  @Seam private var listener: GreetingListener = GreetingListenerStub()
  private let label = Label(text: "Ann")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Hello"
    view.addSubview(label)
    view.addSubview(Button(title: "Wave") { [weak self] in self?.wave() })
  }

  private func wave() {
    label.text = "Cleo"
    listener.didWave()
  }
}
