/// A closure that a control, bar button or gesture recogniser calls.
public final class UIAction {
  /// The title of a button that is created with this action.
  public let title: String
  /// The control or gesture recogniser that performed the action last; nil before, and after its release.
  public private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// Creates an action that calls `handler`; its image has no effect.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}
