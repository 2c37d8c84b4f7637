/// A view, which may contain others.
open class View {
  /// The contained views, from top to bottom.
  public private(set) var subviews: [View] = []
  /// The contained views, for subclasses that give `subviews` a narrower type.
  package var members: [View] { subviews }
  /// Whether the view and its contents are hidden.
  public var isHidden = false

  /// The views drawn before the contents, such as the label of a view with a text.
  package var drawnParts: [View] = []

  /// The buttons drawn for gesture recognisers, below `drawnParts`.
  package var gestureButtons: [Button] = []

  var drawn: [View] { drawnParts + gestureButtons + subviews }

  /// Creates an empty view.
  public init() {}

  /// Adds a view below the others.
  open func addSubview(_ view: View) {
    subviews.append(view)
  }

  /// Removes a contained view.
  package func remove(_ view: View) {
    subviews.removeAll { $0 === view }
  }
}
