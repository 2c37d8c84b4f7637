/// Something that can be on the screen; may hold others.
open class View {
  /// What stands inside it, from top to bottom.
  public private(set) var subviews: [View] = []
  /// Whether it and all inside it stay off the screen.
  public var isHidden = false

  /// Makes an empty view.
  public init() {}

  /// Puts a view below the others inside this one.
  public func addSubview(_ view: View) {
    subviews.append(view)
  }
}
