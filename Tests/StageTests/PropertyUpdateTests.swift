import Observation
import Stage
import Testing
import TraceRecording
import Traces

@Suite struct PropertyUpdateTests {
  private let lamp = Lamp()
  private let screen: LampViewController
  private let stage: HeadlessStage

  init() throws {
    var made: [LampViewController] = []
    let variant = Variant(.mvc) { [lamp] _ in
      made.append(LampViewController(lamp))
      return made[0]
    }
    stage = HeadlessStage(variant, given: "ready")
    screen = made[0]
    try stage.perform(.open)
  }

  private var text: Screen.Line? { stage.screen?.lines.first }

  @Test func `fills the views before the screen is shown`() {
    #expect(text == .text("dark"))
    #expect(screen.calls == ["viewDidLoad", "viewWillAppear", "update", "viewDidAppear"])
  }

  @Test(arguments: [
    (["Switch"], "light", 2), (["Switch", "Switch", "Switch"], "light", 4),
    (["Flicker"], "light", 2), (["Heat"], "dark", 1),
  ])
  func `draws once inside each action that changes what was read`(
    _ buttons: [String],
    _ shown: String,
    _ updates: Int
  ) throws {
    for button in buttons { try stage.perform(.press(button)) }
    #expect(text == .text(shown))
    #expect(screen.updates == updates)
    #expect(lamp.degrees == (buttons == ["Heat"] ? 21 : 20))
  }

  @Test func `updates after a change that a task makes`() throws {
    try stage.perform(.press("Await"))
    #expect(text == .text("light"))
  }

  @Test func `no longer observes what the last update did not read`() throws {
    for _ in 1...2 { try stage.perform(.press("Dim")) }
    #expect(screen.updates == 1)
    for button in ["Switch", "Dim", "Switch"] { try stage.perform(.press(button)) }
    #expect(screen.updates == 4)
    try stage.perform(.press("Dim"))
    #expect(screen.updates == 4)
  }

  @Test func `updates when it is asked to`() throws {
    screen.setNeedsUpdateProperties()
    try stage.perform(.wait(milliseconds: 0))
    #expect(screen.updates == 2)
  }

  @Test func `updates a covered screen when it appears again`() throws {
    try stage.perform(.press("Open"))
    lamp.isOn = true
    try stage.perform(.wait(milliseconds: 0))
    #expect(screen.updates == 1)
    try stage.perform(.back)
    #expect(screen.updates == 2)
    #expect(text == .text("light"))
  }

  @Test func `ends an update that asks for the next one`() throws {
    screen.isRestless = true
    try stage.perform(.press("Switch"))
    #expect(stage.isCutShort)
  }

  @Test func `records an update only if something was said in it`() throws {
    try stage.perform(.press("Switch"))
    let updates = stage.recorder.trace().events.filter { $0.label == "updateProperties()" }
    #expect(updates.map { $0.receiver?.name } == ["Controller", "Controller"])
    try stage.perform(.press("Open"))
    #expect(stage.recorder.trace().events.filter { $0.label == "updateProperties()" }.count == 2)
  }
}

@Observable private final class Lamp {
  var isOn = false
  var brightness = 1
  var degrees = 20
}

private protocol LampNoting: AnyObject { func note(_ text: String) }

@Role(.store) private final class LampNotes: LampNoting { func note(_ text: String) {} }

@Role(.controller) private final class LampViewController: ViewController {
  private let lamp: Lamp
  private var notes: any LampNoting = LampNotes()
  private let label = Label()
  private(set) var calls: [String] = []
  var isRestless = false

  var updates: Int { calls.count { $0 == "update" } }

  init(_ lamp: Lamp) {
    self.lamp = lamp
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad")
    view.addSubview(label)
    add("Switch") { $0.lamp.isOn.toggle() }
    add("Flicker") { screen in for _ in 1...3 { screen.lamp.isOn.toggle() } }
    add("Await") { screen in screen.task { [lamp = screen.lamp] in lamp.isOn = true } }
    add("Heat") { $0.lamp.degrees += 1 }
    add("Dim") { $0.lamp.brightness += 1 }
    add("Open") {
      $0.navigationController?.pushViewController(ViewController(), animated: true)
    }
  }

  private func add(_ title: String, _ action: @escaping (LampViewController) -> Void) {
    view.addSubview(Button(title: title) { [weak self] in self.map(action) })
  }

  override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }

  override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }

  /// Reads the brightness only of a lamp that is on.
  override func updateProperties() {
    super.updateProperties()
    calls.append("update")
    notes.note("updated")
    label.text = lamp.isOn && lamp.brightness > 0 ? "light" : "dark"
    if isRestless { setNeedsUpdateProperties() }
  }
}
