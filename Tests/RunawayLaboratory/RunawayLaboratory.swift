import LabKit
import Platform
import Stage
import TraceRecording

/// A laboratory with modules that never end, to test that it can be interrupted.
@main
struct RunawayLaboratory {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(await Laboratory { [.runaway, .fickle] }.run(arguments))
  }
}

extension Module {
  /// A screen with a button for each way of running forever, and a button that works.
  static var runaway: Module {
    Module(
      name: "runaway",
      title: "Runaway",
      summary: "never comes to an end",
      variants: [
        Variant(.mvc) {
          RunawayViewController(on: $0.mainQueue, isHanging: $0.condition == "hanging")
        }
      ],
      scenarios: [
        Scenario("open", "Open it", given: "ready", [Scenario.Step(.open, shows: nil)]),
        Scenario(
          "hang",
          "Never come back",
          given: "hanging",
          [Scenario.Step(.open, shows: nil)]
        ),
      ]
    )
  }
}

protocol RunawayPartnerProtocol: AnyObject {
  func ping(_ count: Int)
}

protocol RunawayScreenProtocol: AnyObject {
  func pong(_ count: Int)
}

/// Writes `spinning` to the terminal; a test waits for it before it presses Ctrl-C, so as to interrupt the loop.
private func sayThatItBegins() { write(1, "spinning\n", 9) }

@Role(.controller)
final class RunawayViewController: ViewController, RunawayScreenProtocol {
  private var partner: RunawayPartnerProtocol?
  private let queue: Queue
  private let isHanging: Bool
  private let counter = Label()
  private var count = 0

  init(on queue: Queue, isHanging: Bool) {
    self.queue = queue
    self.isHanging = isHanging
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Runaway"
    let partner = RunawayPartner(on: queue)
    partner.screen = self
    self.partner = partner
    show()
    view.addSubview(counter)
    if isHanging { partner.ping(1) }
    addButton("Count") { $0.count += 1 }
    addButton("Timer") { $0.tick() }
    addButton("Spin") { screen in
      sayThatItBegins()
      while screen.count >= 0 {}
    }
    addButton("Ping pong") { $0.partner?.ping(1) }
    addButton("Loop") { screen in
      sayThatItBegins()
      for _ in 1...20_000 { screen.partner?.ping(0) }
    }
  }

  func pong(_ count: Int) {
    queue.async { [weak self] in self?.partner?.ping(count + 1) }
  }

  private func addButton(_ title: String, _ action: @escaping (RunawayViewController) -> Void) {
    let button = Button(title: title) { [weak self] in
      guard let self else { return }
      action(self)
      show()
    }
    view.addSubview(button)
  }

  private func show() { counter.text = "Count \(count)" }

  private func tick() {
    queue.async(afterMilliseconds: 10) { [weak self] in self?.tick() }
  }
}

/// A partner that answers later, with work in between.
@Role(.presenter)
final class RunawayPartner: RunawayPartnerProtocol {
  weak var screen: RunawayScreenProtocol?
  private let queue: Queue

  init(on queue: Queue) { self.queue = queue }

  func ping(_ count: Int) {
    for _ in 1...200_000 where count < 0 { screen?.pong(0) }
    guard count > 0 else { return }
    if count == 1 { sayThatItBegins() }
    queue.async { [weak self] in self?.screen?.pong(count) }
  }
}
