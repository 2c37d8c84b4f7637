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

  /// Removes a view from the subviews.
  package func remove(_ view: View) {
    subviews.removeAll { $0 === view }
  }
}
