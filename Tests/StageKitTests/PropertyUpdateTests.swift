import Observation
import Stage
import StageKit
import Testing
import Traces

@Observable private final class Counter {
  var count = 0
}

private final class CounterViewController: UIViewController {
  private let counter: Counter
  private let label = UILabel()

  init(_ counter: Counter) {
    self.counter = counter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    let add = UIAction(title: "Add") { [counter] _ in counter.count += 1 }
    view.addSubview(UIButton(primaryAction: add))
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "\(counter.count)"
  }
}

@Suite struct PropertyUpdateTests {
  @Test func `a controller, also a presented one, shows what it reads of an object`() throws {
    let (counter, below) = (Counter(), UIViewController())
    let stage = try played(CounterViewController(counter), .press("Add"), .press("Add"))
    #expect(stage.screen?.lines.first == .text("2"))
    let other = try played(UINavigationController(rootViewController: below))
    below.present(CounterViewController(counter), animated: true)
    for action in [Action.wait(milliseconds: 0), .press("Add")] { try other.perform(action) }
    #expect(other.screen?.lines.first == .text("3"))
  }
}
