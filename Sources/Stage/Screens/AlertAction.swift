/// A button of an alert.
public final class AlertAction {
  /// The meaning of an alert's button.
  public enum Style: Sendable {
    /// A button that confirms the alert.
    case `default`
    /// A button that cancels the alert.
    case cancel
    /// A button that confirms something that cannot be undone.
    case destructive
  }

  /// The title of the button.
  public let title: String
  /// The meaning of the button.
  public let style: Style
  let handler: ((AlertAction) -> Void)?

  /// Creates a button of an alert; pressing it dismisses the alert and then runs `handler`.
  public init(title: String, style: Style = .default, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
