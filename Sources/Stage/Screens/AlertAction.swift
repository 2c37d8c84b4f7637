/// A button of an alert.
public final class AlertAction {
  /// The meaning of a button.
  public enum Style: Sendable {
    /// Confirms the alert.
    case `default`
    /// Cancels the alert.
    case cancel
    /// Does something that cannot be undone.
    case destructive
  }

  /// The title.
  public let title: String
  /// The meaning.
  public let style: Style
  let handler: ((AlertAction) -> Void)?

  /// Creates a button; `handler` runs after the alert is dismissed.
  public init(title: String, style: Style = .default, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
