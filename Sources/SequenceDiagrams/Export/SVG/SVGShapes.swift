import PrintableText

/// The shapes of an SVG drawing as XML elements; all numbers are pixels.
enum SVGShapes {
  static func text(_ text: String, _ style: String, _ x: Int, _ y: Int) -> String {
    "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(text.xml)</text>"
  }

  static func line(_ style: String, _ x: Int, _ y: Int, _ toX: Int, _ toY: Int) -> String {
    "<line class=\"\(style)\" x1=\"\(x)\" y1=\"\(y)\" x2=\"\(toX)\" y2=\"\(toY)\"/>"
  }

  static func area(_ style: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ radius: Int)
    -> String
  {
    "<rect class=\"\(style)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"\(radius)\"/>"
  }

  /// Returns the head of an arrow whose tip is at `x` and `y`; `step` is 1 if it points right, -1 if it points left.
  static func head(_ style: Arrow.Style, _ x: Int, _ y: Int, _ step: Int) -> String {
    switch style {
    case .call, .created: "<path class=\"head\" d=\"M\(x) \(y)l\(-9 * step) -4v8z\"/>"
    case .lost: cross(x - 5 * step, y)
    case .asynchronous, .answer:
      "<path class=\"arrow\" d=\"M\(x - 8 * step) \(y - 5)L\(x) \(y)L\(x - 8 * step) \(y + 5)\"/>"
    }
  }

  static func dot(_ x: Int, _ y: Int) -> String {
    "<circle class=\"head\" cx=\"\(x)\" cy=\"\(y)\" r=\"3\"/>"
  }

  static func cross(_ x: Int, _ y: Int) -> String {
    "<path class=\"cross\" d=\"M\(x - 5) \(y - 5)l10 10m0 -10l-10 10\"/>"
  }

  static func person(_ x: Int, _ y: Int) -> String {
    "<path class=\"arrow\" d=\"M\(x - 8) \(y)a8 8 0 0 1 16 0M\(x - 4) \(y - 13)a4 4 0 0 1 8 0a4 4 0 0 1 -8 0\"/>"
  }
}

extension ScriptArrow {
  var svg: String {
    switch style {
    case .call, .created, .lost: "arrow"
    case .asynchronous: "arrow async"
    case .answer: isLateAnswer ? "arrow async" : "arrow dash"
    }
  }
}

extension String {
  /// The text escaped for XML content and attributes: markup becomes entities, control characters become visible escapes.
  package var xml: String { printable().withXMLEntities }

  /// The text with entities for markup; U+FFFE and U+FFFF, which XML 1.0 cannot represent, become U+FFFD.
  package var withXMLEntities: String {
    replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: nil
      }
    }
  }
}
