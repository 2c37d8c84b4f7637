/// Something that can be pressed.
public final class Button: View {
  /// What stands on it, and what `press` calls it by.
  public var title: String {
    get { name() }
    set { name = { newValue } }
  }
  private var name: () -> String
  let action: () -> Void

  /// Makes a button that does something when it is pressed.
  public convenience init(title: String, action: @escaping () -> Void) {
    self.init(named: { title }, action: action)
  }

  /// Makes a button whose title is asked for each time it is drawn.
  package init(named name: @escaping () -> String, action: @escaping () -> Void) {
    self.name = name
    self.action = action
  }
}
