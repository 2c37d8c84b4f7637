/// A button, which the action `press` presses by its title.
public final class Button: View {
  /// The title of the button, by which the action `press` finds it.
  public var title: String {
    get { name() }
    set { name = { newValue } }
  }
  private var name: () -> String
  let action: () -> Void

  /// Creates a button with a title; pressing it calls `action`.
  public convenience init(title: String, action: @escaping () -> Void) {
    self.init(named: { title }, action: action)
  }

  /// Creates a button whose title `name` computes whenever the button is drawn; pressing it calls `action`.
  package init(named name: @escaping () -> String, action: @escaping () -> Void) {
    self.name = name
    self.action = action
  }
}
