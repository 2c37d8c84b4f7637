import TraceRecording
import Traces

/// Shows a module without a device: calls it as UIKit would, and records what is said.
///
/// An action runs until nothing is left to do. Everything the stage calls is recorded in every
/// architecture alike.
public final class HeadlessStage {
  /// What writes down who calls whom.
  public let recorder: Recorder
  private let clock = VirtualClock()
  private let surroundings: Surroundings
  private var root: ViewController?
  private var navigation: NavigationController?
  private var shown: ViewController?
  private var lastScreen: Screen?
  /// Whether the module was taken off the stage.
  public private(set) var isClosed = false

  /// Makes and wires a module; nothing is on the screen yet.
  public init(_ variant: Variant, given condition: Condition, recorder: Recorder = Recorder()) {
    self.recorder = recorder
    let surroundings = Surroundings(condition, clock: clock)
    self.surroundings = surroundings
    root = recorder.recording { variant.assemble(surroundings) }
  }

  /// What a person sees; nil when nothing is on the stage.
  public var screen: Screen? {
    guard let navigation else { return nil }
    return Screen(of: navigation)
  }

  /// Does something as a person would, and everything that follows from it.
  public func perform(_ action: Action) throws(StageError) {
    let gesture = try gesture(for: action)
    recorder.recording {
      recorder.action("\(action)", to: gesture.receiver, calls: gesture.words) {
        gesture.body()
        settle()
      }
      recorder.recordObjectGraph()
    }
  }
}

extension HeadlessStage {
  /// What an action does to the objects on the stage.
  private struct Gesture {
    weak let receiver: AnyObject?
    /// The UIKit-shaped call behind it, as the row's remark.
    let words: String?
    let body: () -> Void
  }

  private func gesture(for action: Action) throws(StageError) -> Gesture {
    if isClosed { throw .closed }
    guard let navigation, let top = navigation.topViewController else {
      if action == .open, let root { return opening(root) }
      throw .nothingOnScreen(action)
    }
    switch action {
    case .open: throw .alreadyOpen
    case .tap(let row): return try tapping(row: row, on: top)
    case .tapLabel(let label): return try tapping(label: label, on: top)
    case .press(let label): return try pressing(label, on: top)
    case .back: return try goingBack(from: top, in: navigation)
    case .close: return Gesture(receiver: top, words: nil) { self.close() }
    }
  }

  private func opening(_ root: ViewController) -> Gesture {
    Gesture(receiver: root, words: "calls viewDidLoad") {
      self.navigation = NavigationController(rootViewController: root)
      self.root = nil
    }
  }

  private func tapping(row: Int, on top: ViewController) throws(StageError) -> Gesture {
    let tables = top.view.visible(TableView.self)
    var index = max(row, 0) - 1
    for table in tables where index >= 0 {
      if index < table.cells.count { return select(index, in: table, on: top) }
      index -= table.cells.count
    }
    throw .noRow(row, count: tables.reduce(0) { $0 + $1.cells.count })
  }

  private func tapping(label: String, on top: ViewController) throws(StageError) -> Gesture {
    let tables = top.view.visible(TableView.self)
    for table in tables {
      let labels = table.cells.map { $0.textLabel.text ?? "" }
      if let index = labels.firstIndex(where: { $0.lowercased() == label.lowercased() }) {
        return select(index, in: table, on: top)
      }
    }
    let rows = tables.flatMap(\.cells).compactMap(\.textLabel.text)
    throw .noRowLabelled(label, rows: rows)
  }

  private func select(_ index: Int, in table: TableView, on top: ViewController) -> Gesture {
    Gesture(receiver: top, words: "didSelectRowAt \(index)") { [recorder] in
      guard let delegate = table.delegate else { return }
      recorder.stageCall("tableView(_:didSelectRowAt:)", on: delegate) {
        delegate.tableView(table, didSelectRowAt: IndexPath(row: index, section: 0))
      }
    }
  }

  private func pressing(_ label: String, on top: ViewController) throws(StageError) -> Gesture {
    let buttons = top.view.visible(Button.self)
    guard let button = buttons.first(where: { $0.title.lowercased() == label.lowercased() }) else {
      throw .noButton(label, buttons: buttons.map(\.title))
    }
    return Gesture(receiver: top, words: nil) { [recorder] in
      recorder.stageCall("primaryActionTriggered()", on: top, button.action)
    }
  }

  private func goingBack(
    from top: ViewController,
    in navigation: NavigationController
  ) throws(StageError) -> Gesture {
    guard navigation.viewControllers.count > 1 else {
      throw .nothingToGoBackTo(title: top.title ?? "This")
    }
    return Gesture(receiver: top, words: nil) { navigation.popViewController(animated: true) }
  }

  private func close() {
    if let shown { call("viewWillDisappear(_:)", on: shown) { shown.viewWillDisappear(true) } }
    isClosed = true
    shown = nil
    navigation = nil
  }
}

extension HeadlessStage {
  /// Loads, shows and draws until nothing is left to do.
  private func settle() {
    while let top = navigation?.topViewController, top !== shown || !top.isViewLoaded {
      load(top)
      change(to: top)
    }
    draw()
  }

  private func load(_ controller: ViewController) {
    guard !controller.isViewLoaded else { return }
    controller.isViewLoaded = true
    call("viewDidLoad()", on: controller) { controller.viewDidLoad() }
  }

  private func change(to controller: ViewController) {
    if let shown { call("viewWillDisappear(_:)", on: shown) { shown.viewWillDisappear(true) } }
    call("viewWillAppear(_:)", on: controller) { controller.viewWillAppear(true) }
    shown = controller
  }

  private func draw() {
    if let top = navigation?.topViewController {
      for table in top.view.visible(TableView.self) { table.layoutIfNeeded(call) }
    }
    guard let screen, screen != lastScreen else { return }
    lastScreen = screen
    recorder.screen(screen)
  }

  private func call(_ method: StaticString, on object: AnyObject, _ body: () -> Void) {
    recorder.stageCall(method, on: object, body)
  }
}
