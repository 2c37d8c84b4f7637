/// One button of an alert.
public final class AlertAction {
  /// What a button means.
  public enum Style: Sendable {
    /// It does what the alert is about.
    case `default`
    /// It leaves all as it is.
    case cancel
    /// It does something that cannot be undone.
    case destructive
  }

  /// What stands on it.
  public let title: String
  /// What it means.
  public let style: Style
  let handler: ((AlertAction) -> Void)?

  /// Makes a button; its handler runs once the alert is gone.
  public init(title: String, style: Style = .default, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
