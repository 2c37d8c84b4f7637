import Traces

/// The characters of the drawing: heavy lines for strong references, dashed lines for all others.
struct OwnershipSigns {
  let isASCII: Bool

  var side: String { isASCII ? "|" : "│" }

  var arrow: String { isASCII ? "<" : "◄" }

  var crossing: String { isASCII ? "+" : "┼" }

  func border(_ width: Int, isTop: Bool) -> String {
    let corners = isASCII ? ("+", "+") : isTop ? ("┌", "┐") : ("└", "┘")
    return corners.0 + String(repeating: isASCII ? "-" : "─", count: width) + corners.1
  }

  /// Returns the character of a reference's rail, the vertical part of its line beside the boxes.
  func vertical(_ strength: Seam.Strength) -> String {
    strength == .strong ? isASCII ? "#" : "┃" : isASCII ? ":" : "╎"
  }

  /// Returns the character of the horizontal parts of a reference's line, which leave or enter a box.
  func horizontal(_ strength: Seam.Strength) -> String {
    strength == .strong ? isASCII ? "=" : "━" : isASCII ? "-" : "╌"
  }

  /// Returns the character for the turn of a reference's line at the upper or lower end of its rail.
  func corner(_ strength: Seam.Strength, isTop: Bool) -> String {
    if isASCII { return "+" }
    return strength == .strong ? isTop ? "┓" : "┛" : isTop ? "┐" : "┘"
  }

  var legend: String {
    "\(horizontal(.strong)) strong: keeps it alive   "
      + "\(horizontal(.weak)) weak: becomes nil when nobody else holds it\n"
  }
}
