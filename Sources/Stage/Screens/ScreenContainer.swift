/// A controller that shows one of several controllers at a time: a stack of screens, or tabs.
package protocol ScreenContainer: ViewController {
  /// The controllers in this container, visible or not.
  var contents: [ViewController] { get }
  /// The controller in this container that is visible; nil for an empty container.
  var shownController: ViewController? { get }
  /// The views, such as tabs, that the container draws below its visible controller.
  var bar: [View] { get }
  /// Whether the container's class belongs to the stage and not to a module, so that its life cycle methods do nothing.
  var isPlain: Bool { get }
}

/// A stack of screens, of which the last one is visible.
package protocol ScreenStack: ScreenContainer {
  /// The screens of the stack, from bottom to top.
  var screens: [ViewController] { get set }
}

extension ScreenStack {
  package var contents: [ViewController] { screens }
  package var shownController: ViewController? { screens.last }
  package var bar: [View] { [] }

  package func replaceScreens(by screens: [ViewController]) {
    for left in self.screens where !screens.contains(left) { left.isMovingFromParent = true }
    self.screens = screens
    for screen in screens { screen.move(to: self) }
  }

  package func push(_ screen: ViewController) {
    screens.append(screen)
    screen.move(to: self)
  }

  /// Removes the top screen from the stack and returns it; returns nil and removes nothing if there are fewer than two.
  @discardableResult
  package func pop() -> ViewController? {
    guard screens.count > 1 else { return nil }
    let last = screens.removeLast()
    last.isMovingFromParent = true
    return last
  }

  /// Removes all screens above the bottom one and returns them, from bottom to top; the array is empty if there are none.
  package func popAll() -> [ViewController] {
    let popped = Array(screens.dropFirst())
    replaceScreens(by: Array(screens.prefix(1)))
    return popped
  }
}

/// A controller that creates a stack around itself when it is put on the stage without one.
package protocol StackMaking: ViewController {
  func makeStack() -> any ScreenStack
}

// MARK: - Enclosing controllers and the front screen

extension ViewController {
  /// The controllers that contain this one (parents and stacks of screens), from the innermost to the outermost.
  package var enclosing: [ViewController] {
    Array(sequence(first: self) { $0.parent ?? $0.screenStack }.dropFirst())
  }

  var containers: [any ScreenContainer] { enclosing.compactMap { $0 as? any ScreenContainer } }

  /// The visible screen of this container, or of the container that it shows; this controller if it is no container.
  ///
  /// Nil for an empty container.
  package var front: ViewController? {
    guard let container = self as? any ScreenContainer else { return self }
    return container.shownController?.front
  }

  /// All screens of this container, visible or not; only this controller if it is no container.
  var allScreens: [ViewController] {
    (self as? any ScreenContainer)?.contents.flatMap(\.allScreens) ?? [self]
  }
}
