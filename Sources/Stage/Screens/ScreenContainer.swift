/// A controller that shows one of its children at a time: a stack of screens, or tabs.
package protocol ScreenContainer: ViewController {
  /// All children of the container.
  var contents: [ViewController] { get }
  /// The visible child; nil for an empty container.
  var shownController: ViewController? { get }
  /// The views that the container draws below the visible child.
  var bar: [View] { get }
  /// Whether the container's class belongs to the stage, so that its life cycle methods do nothing.
  var isPlain: Bool { get }
}

/// A stack of screens, which shows the last one.
package protocol ScreenStack: ScreenContainer {
  /// The screens, from bottom to top.
  var screens: [ViewController] { get set }
}

extension ScreenStack {
  package var contents: [ViewController] { screens }
  package var shownController: ViewController? { screens.last }
  package var bar: [View] { [] }

  /// Replaces all screens.
  package func replaceScreens(by screens: [ViewController]) {
    for left in self.screens where !screens.contains(where: { $0 === left }) {
      left.isMovingFromParent = true
    }
    self.screens = screens
    for screen in screens { screen.move(to: self) }
  }

  /// Pushes a screen.
  package func push(_ screen: ViewController) {
    screens.append(screen)
    screen.move(to: self)
  }

  /// Removes and returns the last screen; nil if it is the only one.
  @discardableResult
  package func pop() -> ViewController? {
    guard screens.count > 1 else { return nil }
    let last = screens.removeLast()
    last.isMovingFromParent = true
    return last
  }

  /// Removes all screens but the first and returns them from bottom to top.
  package func popAll() -> [ViewController] {
    let popped = Array(screens.dropFirst())
    replaceScreens(by: Array(screens.prefix(1)))
    return popped
  }
}

/// A controller that creates its own stack when it is put on the stage alone.
package protocol StackMaking: ViewController {
  /// Returns a stack with this controller as its only screen.
  func makeStack() -> any ScreenStack
}

// MARK: - Enclosing controllers and the front screen

extension ViewController {
  /// The controllers around this one, from the innermost to the outermost.
  package var enclosing: [ViewController] {
    Array(sequence(first: self) { $0.parent ?? $0.screenStack }.dropFirst())
  }

  var containers: [any ScreenContainer] { enclosing.compactMap { $0 as? any ScreenContainer } }

  /// The visible screen of a container, or this controller if it is no container.
  ///
  /// Nil for an empty container.
  package var front: ViewController? {
    guard let container = self as? any ScreenContainer else { return self }
    return container.shownController?.front
  }

  /// All screens of a container, visible or not; else this controller.
  var allScreens: [ViewController] {
    (self as? any ScreenContainer)?.contents.flatMap(\.allScreens) ?? [self]
  }
}
