import Platform
import Stage
import TraceRecording

extension Module {
  /// A screen with buttons whose effects differ from run to run, a steady button, and buttons that crash.
  static var fickle: Module {
    Module(
      name: "fickle",
      title: "Fickle",
      summary: "is not the same each time",
      variants: [Variant(.mvc) { _ in FickleViewController() }],
      scenarios: [Scenario("open", "Open it", given: "ready", [Scenario.Step(.open, shows: nil)])]
    )
  }
}

@Role(.controller)
final class FickleViewController: ViewController {
  private let shown = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fickle"
    view.addSubview(shown)
    addButton("Steady") { "Steady 7" }
    addButton("Chance") { "Number \(Int.random(in: 1...1_000_000_000))" }
    addButton("Order") {
      "Order \(Set(1...1_000).map(String.init).joined(separator: " ").prefix(40))"
    }
    addButton("Zone") { "Zone \(FickleViewController.variable("TZ"))" }
    addButton("Language") { "Language \(FickleViewController.variable("LC_ALL"))" }
    addButton("Crash") { () -> String in fatalError("This screen crashes.") }
    addButton("Recursion") { "Depth \(FickleViewController.depth(of: 1))" }
  }

  private func addButton(_ title: String, _ text: @escaping () -> String) {
    view.addSubview(Button(title: title) { [shown] in shown.text = text() })
  }

  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? "unset"
  }

  /// Recurses until the stack overflows.
  private static func depth(of number: Int) -> Int {
    number < 0 ? 0 : 1 + depth(of: number &+ 1) % 7
  }
}
