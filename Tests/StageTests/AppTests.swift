import Stage
import Testing
import TraceRecording
import Traces

/// The objects that exist once in an app: the stack of screens, and singletons.
@Suite struct AppTests {
  private func stage(_ assemble: @escaping (Surroundings) -> ViewController) -> HeadlessStage {
    HeadlessStage(Variant(.viper, assemble: assemble), given: "ready")
  }

  @Test func `shows the top of a stack made by the module`() throws {
    let stage = stage { _ in
      let (stack, first) = (NavigationController(), ViewController())
      first.title = "First"
      stack.pushViewController(first, animated: false)
      return stack
    }
    try stage.perform(.open)
    #expect(stage.screen == Screen(title: "First"))
  }

  @Test func `each stage has its own singletons`() throws {
    var made: [Counter] = []
    let variant: (Surroundings) -> ViewController = { _ in
      made += [Singletons.one(Counter()), Singletons.one(Counter())]
      return ViewController()
    }
    for _ in 1...2 { try stage(variant).perform(.open) }
    #expect(made[0] === made[1])
    #expect(made[2] === made[3])
    #expect(made[0] !== made[2])
  }

  @Test(arguments: [true, false]) func `pulls a list only where that is enabled`(
    isEnabled: Bool
  ) throws {
    let counter = Counter()
    let stage = stage { _ in
      let (controller, table) = (ViewController(), TableView())
      let control = RefreshControl { counter.count += 1 }
      control.isEnabled = isEnabled
      table.refreshControl = control
      controller.view.addSubview(table)
      return controller
    }
    try stage.perform(.open)
    try stage.perform(.refresh)
    #expect(counter.count == (isEnabled ? 1 : 0))
  }
}

private final class Counter {
  var count = 0
}
