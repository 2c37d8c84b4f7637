/// A button.
public final class Button: View {
  /// The title, by which `press` finds the button.
  public var title: String {
    get { name() }
    set { name = { newValue } }
  }
  private var name: () -> String
  let action: () -> Void

  /// Creates a button; pressing it calls `action`.
  public convenience init(title: String, action: @escaping () -> Void) {
    self.init(named: { title }, action: action)
  }

  /// Creates a button whose title is computed whenever it is drawn.
  package init(named name: @escaping () -> String, action: @escaping () -> Void) {
    self.name = name
    self.action = action
  }
}
