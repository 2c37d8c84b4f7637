/// A view, which may contain other views.
open class View {
  /// The views directly in this view, from top to bottom.
  public private(set) var subviews: [View] = []
  /// The views directly in this view, for code that sees a property `subviews` of a narrower type.
  package var members: [View] { subviews }
  /// Whether this view and the views in it are hidden.
  public var isHidden = false

  /// The views drawn for this view itself, above its subviews, such as the label of a view with a text.
  package var drawnParts: [View] = []

  /// The buttons that stand for gestures on this view, drawn below `drawnParts`.
  package var gestureButtons: [Button] = []

  var drawn: [View] { drawnParts + gestureButtons + subviews }

  /// Creates an empty view.
  public init() {}

  /// Adds a view below the other subviews.
  open func addSubview(_ view: View) {
    subviews.append(view)
  }

  package func remove(_ view: View) {
    subviews.removeAll { $0 === view }
  }
}

extension View: Hashable {
  /// Returns whether both are the same view, as in UIKit.
  public static func == (one: View, other: View) -> Bool { one === other }

  /// Adds the identity of the view to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A label: a view with a line of text.
public final class Label: View {
  /// The text of the label; nil and an empty text are not drawn.
  public var text: String?

  /// Creates a label with a text; nil is not drawn.
  public init(text: String? = nil) {
    self.text = text
  }
}

/// A text field, into which the action `type` types.
public final class TextField: View {
  /// The text in the field; nil until a text, which may be empty, is set.
  public var text: String?
  /// The placeholder of the field, by which the action `type` finds it; nil if it has none.
  public var placeholder: String?

  /// The closure called after a person typed the text.
  package var didType: (() -> Void)?

  /// Creates an empty field; without a placeholder it is named by its position, `Field 2`.
  public init(placeholder: String? = nil) {
    self.placeholder = placeholder
  }
}

/// A view that shows "Loading…" while it animates.
public final class ActivityIndicatorView: View {
  /// Whether the indicator animates and is visible.
  public private(set) var isAnimating = false

  /// Shows the indicator.
  public func startAnimating() { isAnimating = true }

  /// Hides the indicator.
  public func stopAnimating() { isAnimating = false }
}

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

/// The window of an app, which only holds a root controller.
///
/// The stage shows the controller that the module's assembly returns, whatever the window holds.
public final class Window {
  /// The first controller of the app; nil if none was set.
  public var rootViewController: ViewController?

  /// Creates a window without a controller.
  public init() {}
}
