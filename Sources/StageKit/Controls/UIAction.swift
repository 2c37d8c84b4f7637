/// An action of a control.
public final class UIAction {
  /// The title of the control that performs the action.
  public let title: String
  /// The control or gesture recogniser that performs the action, while it is alive.
  public private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// Creates an action; its image has no effect.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}
