/// What is done when something happens to a control.
public final class UIAction {
  /// What stands on what is pressed.
  public let title: String
  /// What it was done by, while it is done.
  public private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// Makes an action; its picture makes no difference.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}
