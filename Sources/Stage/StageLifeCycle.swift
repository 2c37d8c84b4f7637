import TraceRecording
import Traces

// What the stage does by itself: loads, shows and draws, and lets time pass.

extension HeadlessStage {
  /// Runs all that is due up to a time, and shows what came of each piece.
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

  /// Loads, shows and draws until nothing is left to do.
  func settle() {
    repeat {
      while let top = navigation?.topViewController, top !== shown || !top.isViewLoaded,
        allowance.takeOne()
      {
        load(top)
        change(to: top)
      }
      loadNewcomers()
    } while executor.drain(allowance)
    draw()
  }

  /// Loads the children that a controller has taken in since it was shown, and what was laid over it.
  private func loadNewcomers() {
    navigation?.topViewController.map(showChildren)
    leaveOverlays()
    while let over = newOverlay, allowance.takeOne() {
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
    guard !(controller is any Question) else { return }
    call("viewWillAppear(_:)", on: controller) { controller.viewWillAppear(true) }
    call("viewDidAppear(_:)", on: controller) { controller.viewDidAppear(true) }
  }

  /// The lowest that lies over the screen and was not told so.
  private var newOverlay: ViewController? {
    navigation?.topViewController?.overlays.first { over in
      !overlays.contains { $0 === over }
    }
  }

  /// Tells those that no longer lie over the screen.
  private func leaveOverlays() {
    let lying = navigation?.topViewController?.overlays ?? []
    let gone = overlays.filter { over in !lying.contains { $0 === over } }
    overlays.removeAll { over in gone.contains { $0 === over } }
    for controller in gone {
      disappear(controller)
      tellThatItIsGone(controller)
    }
  }

  /// Loads a controller's view; an alert is the stage's own and takes no part in the conversation.
  private func load(_ controller: ViewController) {
    guard !controller.isViewLoaded else { return }
    controller.isViewLoaded = true
    if controller.ownView == nil { controller.loadView() }
    if controller is any Question { return controller.viewDidLoad() }
    call("viewDidLoad()", on: controller) { controller.viewDidLoad() }
  }

  private func change(to controller: ViewController) {
    let left = shown
    shown = controller
    left.map(disappear)
    for member in controller.family where member.isViewLoaded {
      call("viewWillAppear(_:)", on: member) { member.viewWillAppear(true) }
    }
    left.map(tellThatItIsGone)
    for member in controller.family where member.isViewLoaded {
      call("viewDidAppear(_:)", on: member) { member.viewDidAppear(true) }
    }
  }

  private func disappear(_ controller: ViewController) {
    for member in controller.family where !(member is any Question) {
      call("viewWillDisappear(_:)", on: member) { member.viewWillDisappear(true) }
      member.cancelTasks()
    }
  }

  private func tellThatItIsGone(_ controller: ViewController) {
    for member in controller.family where !(member is any Question) {
      call("viewDidDisappear(_:)", on: member) { member.viewDidDisappear(true) }
    }
  }

  /// Takes the module off the stage.
  func close() {
    for controller in navigation?.viewControllers ?? [] { controller.isMovingFromParent = true }
    hideScreen()
    isClosed = true
    navigation = nil
    surroundings.releaseAll()
  }

  /// Tells who is on the screen that nothing of it is to be seen any more.
  func hideScreen() {
    let left = overlays.reversed() + [shown].compactMap(\.self)
    overlays = []
    shown = nil
    left.forEach(disappear)
    left.forEach(tellThatItIsGone)
  }

  private func draw() {
    if let visible = navigation?.visibleViewController {
      for table in visible.view.visible(TableView.self) { table.layoutIfNeeded(call) }
    }
    guard let screen, screen != lastScreen else { return }
    lastScreen = screen
    recorder.screen(screen)
  }

  private func call(_ method: StaticString, on object: AnyObject, _ body: () -> Void) {
    recorder.stageCall(method, on: object, body)
  }
}
