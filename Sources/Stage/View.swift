/// Something that can be on the screen; may hold others.
open class View {
  /// What stands inside it, from top to bottom.
  public private(set) var subviews: [View] = []
  /// Whether it and all inside it stay off the screen.
  public var isHidden = false

  /// Makes an empty view.
  public init() {}

  /// Puts a view below the others inside this one.
  public func addSubview(_ view: View) {
    subviews.append(view)
  }
}

/// A line of text.
public final class Label: View {
  /// What it says; nothing is shown for nil or an empty text.
  public var text: String?
}

/// Something that can be pressed.
public final class Button: View {
  /// What stands on it, and what `press` calls it by.
  public var title: String
  let action: () -> Void

  /// Makes a button that does something when it is pressed.
  public init(title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }
}
