/// Something that can be on the screen; may hold others.
open class View {
  /// What stands inside it, from top to bottom.
  public private(set) var subviews: [View] = []
  /// The same for a kind of view that gives the word a narrower meaning.
  package var members: [View] { subviews }
  /// Whether it and all inside it stay off the screen.
  public var isHidden = false

  /// What the stage draws of it before what stands inside it, such as the label of a kind of view that has a text.
  package var faces: [View] = []

  /// What the stage draws of the gestures that the view takes: a button for each, below its faces.
  package var gestureButtons: [Button] = []

  /// What the view draws, from top to bottom.
  var drawn: [View] { faces + gestureButtons + subviews }

  /// Makes an empty view.
  public init() {}

  /// Puts a view below the others inside this one.
  open func addSubview(_ view: View) {
    subviews.append(view)
  }

  /// Takes a view out of this one.
  package func remove(_ view: View) {
    subviews.removeAll { $0 === view }
  }
}
