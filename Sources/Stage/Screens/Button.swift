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
