import Traces

extension Trace {
  /// The trace as a picture: one SVG file that needs nothing else, for light and dark grounds.
  ///
  /// Rows carry their numbers, and their sentences as tooltips. There are no scripts in it, no
  /// fonts and nothing from elsewhere; the title is what screen readers say first.
  public func svg(title: String = "Sequence diagram") -> String {
    SVGDrawing(SequenceScript(self)).file(title: title)
  }
}
