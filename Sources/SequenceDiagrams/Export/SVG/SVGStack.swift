/// An SVG picture of several drawings, one below the other, each under its title.
struct SVGStack {
  private var shapes = ""
  private var width = 0
  private var y = 0

  mutating func add(_ title: String, _ drawing: SVGDrawing) {
    y += 28
    shapes += SVGShapes.text(title.brief(columns: 60), "heading", 16, y)
    shapes += "\n<g transform=\"translate(0 \(y))\">\n\(drawing.shapes)</g>\n"
    y += drawing.y
    width = max(width, drawing.columns.width, 16 + 60 * SVGColumns.advance)
  }

  func file(title: String, description: String) -> String {
    SVGDrawing.file(title, description, max(width, 320), max(y, 40), shapes)
  }
}

extension TraceDifference {
  /// Returns an SVG picture of several comparisons of two traces, one below the other, each under its title.
  ///
  /// Of each comparison about `longest` rows (numbered events) are drawn: the changed rows with `context` unchanged rows around
  /// each, in the colours of ``mermaid(context:longest:)``. Screen readers read `title` and `description` for the whole picture.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public static func svg(
    of differences: [(title: String, difference: TraceDifference)],
    title: String,
    description: String,
    context: Int = 2,
    longest: Int = 500
  ) -> String {
    var stack = SVGStack()
    for (title, difference) in differences {
      stack.add(title, SVGDrawing(difference.script(context: context, longest: longest)))
    }
    return stack.file(title: title, description: description)
  }
}
