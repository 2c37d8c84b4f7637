import TraceRecording
import Traces

// The stage's own work: loading, showing and drawing screens, and letting time pass.

extension HeadlessStage {
  /// Moves the clock to the time `end`, runs all work that is due up to then, and updates the screen after each piece.
  func run(until end: Int) {
    clock.run(until: end, allowance: allowance) { queue, work in
      recorder.executor = queue
      recorder.time = clock.now
      work()
      recorder.executor = Event.mainExecutor
      settle()
    }
    recorder.time = clock.now
    settle()
  }

  /// Shows new screens, runs jobs and updates what has read changed properties until nothing is left to do, then draws the screen.
  func settle() {
    repeat {
      while let screen = loadedFront, screen !== shown || !screen.isViewLoaded,
        allowance.consumeOne()
      {
        load(screen)
        change(to: screen)
      }
      showNewControllers()
    } while executor.drain(allowance) || updateChangedProperties()
    draw()
  }

  private func showNewControllers() {
    front.map(showChildren)
    hideDismissedOverlays()
    while let over = newOverlay, allowance.consumeOne() {
      overlays.append(over)
      show(over)
    }
    for over in overlays { showChildren(of: over) }
  }

  private func showChildren(of controller: ViewController) {
    for member in controller.family where !member.isViewLoaded { show(member) }
  }

  private func show(_ controller: ViewController) {
    load(controller)
    if !(controller is any Alert) { replace([], by: [controller]) }
  }

  /// The lowest presented controller not in `overlays` yet, after loading the containers around presented ones; nil for none.
  private var newOverlay: ViewController? {
    guard let front else { return nil }
    for controller in [front] + front.overlays { loadContainers(in: controller.controllerAbove) }
    return front.overlays.first { !overlays.contains($0) }
  }

  /// The visible screen below all presented controllers, after loading the containers around it; nil if there is none.
  private var loadedFront: ViewController? {
    loadContainers(in: container)
    return front
  }

  /// Loads `controller`, if it is a container, and the containers that it shows, which it may set in its `viewDidLoad()`.
  private func loadContainers(in controller: ViewController?) {
    var next = controller
    while let container = next as? any ScreenContainer {
      if !container.isPlain { load(container) }
      next = container.shownController
    }
  }

  /// Calls `viewWillDisappear` and `viewDidDisappear` on controllers no longer presented, and cancels their tasks.
  private func hideDismissedOverlays() {
    let presented = front?.overlays ?? []
    let dismissed = overlays.filter { !presented.contains($0) }
    overlays.removeAll { dismissed.contains($0) }
    for over in dismissed { replace(over.members, by: []) }
  }

  /// Loads a controller's view if it is not loaded; the calls to an alert, which belongs to the stage, are not recorded.
  private func load(_ controller: ViewController) {
    guard !controller.isViewLoaded else { return }
    controller.isViewLoaded = true
    if controller.ownView == nil { controller.loadView() }
    if controller is any Alert { return controller.viewDidLoad() }
    call(controller.loading, on: controller) { controller.viewDidLoad() }
  }

  private func change(to controller: ViewController) {
    let containers = controller.containers.filter { !$0.isPlain }
    let leaving =
      (shown?.members ?? [])
      + shownContainers.filter { old in !containers.contains { $0 === old } }
    let entering =
      containers.reversed().filter { new in !shownContainers.contains { $0 === new } }
      + controller.family.filter(\.isViewLoaded)
    shown = controller
    shownContainers = containers
    replace(leaving, by: entering)
  }

  /// Calls the life cycle methods of controllers that leave the screen and of controllers that appear, and cancels the tasks of the
  /// former.
  private func replace(_ leaving: [ViewController], by entering: [ViewController]) {
    for member in leaving {
      call("viewWillDisappear(_:)", on: member) { member.viewWillDisappear(true) }
      member.cancelTasks()
    }
    for member in entering {
      call("viewWillAppear(_:)", on: member) { member.viewWillAppear(true) }
    }
    for member in leaving {
      call("viewDidDisappear(_:)", on: member) { member.viewDidDisappear(true) }
    }
    for member in entering where member.needsUpdateProperties { updateProperties(of: member) }
    for member in entering {
      call("viewDidAppear(_:)", on: member) { member.viewDidAppear(true) }
    }
  }

  func close() {
    for controller in container?.allScreens ?? [] { controller.isMovingFromParent = true }
    hideScreen()
    isClosed = true
    container = nil
    surroundings.releaseAll()
  }

  func hideScreen() {
    let leaving =
      overlays.reversed().flatMap(\.members) + (shown?.members ?? []) + shownContainers
    overlays = []
    shown = nil
    shownContainers = []
    replace(leaving, by: [])
  }

  private func draw() {
    for table in visibleController?.visible(TableView.self) ?? [] { table.layoutIfNeeded(call) }
    guard let screen, screen != lastScreen else { return }
    lastScreen = screen
    recorder.screen(screen)
  }

  func call(_ method: StaticString, on object: AnyObject, _ body: () -> Void) {
    recorder.stageCall(method, on: object, body)
  }
}

extension ViewController {
  /// This controller and its descendants, without alerts, which receive no life cycle calls.
  fileprivate var members: [ViewController] { family.filter { !($0 is any Alert) } }
}
