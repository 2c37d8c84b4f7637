/// A controller that shows one of its controllers at a time: a stack of screens, or tabs.
package protocol ScreenContainer: ViewController {
  /// All controllers of the container.
  var contents: [ViewController] { get }
  /// The controller that is shown; nil for an empty container.
  var shownController: ViewController? { get }
  /// What the container draws below the screen that it shows.
  var bar: [View] { get }
  /// Whether the container's class is written here, so that its life cycle methods do nothing.
  var isPlain: Bool { get }
}

/// A stack of screens, which shows the last one.
package protocol ScreenStack: ScreenContainer {
  /// The screens, the first at the bottom.
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

  /// Puts a screen on the stack.
  package func push(_ screen: ViewController) {
    screens.append(screen)
    screen.move(to: self)
  }

  /// Takes the last screen off the stack, and returns it; nil if it is the only one.
  @discardableResult
  package func pop() -> ViewController? {
    guard screens.count > 1 else { return nil }
    let last = screens.removeLast()
    last.isMovingFromParent = true
    return last
  }

  /// Takes all screens above the first off the stack, and returns them from bottom to top.
  package func popAll() -> [ViewController] {
    let popped = Array(screens.dropFirst())
    replaceScreens(by: Array(screens.prefix(1)))
    return popped
  }
}

/// A controller that makes the stack around itself when it is put on the stage alone.
package protocol StackMaking: ViewController {
  /// Returns a stack whose only screen is this controller.
  func makeStack() -> any ScreenStack
}

// MARK: - The controllers around a screen, and the screen at the front

extension ViewController {
  /// The controllers around this one, from the innermost to the outermost.
  package var enclosing: [ViewController] {
    Array(sequence(first: self) { $0.parent ?? $0.screenStack }.dropFirst())
  }

  /// The containers around this controller, from the innermost to the outermost.
  var containers: [any ScreenContainer] { enclosing.compactMap { $0 as? any ScreenContainer } }

  /// The screen that is seen of this controller: of a container, the one that it shows; else itself.
  ///
  /// Nil for an empty container.
  package var front: ViewController? {
    guard let container = self as? any ScreenContainer else { return self }
    return container.shownController?.front
  }

  /// This controller, or of a container all screens in it, shown or not.
  var allScreens: [ViewController] {
    (self as? any ScreenContainer)?.contents.flatMap(\.allScreens) ?? [self]
  }
}
