import Traces

/// What boxes and rails are drawn with: strong is heavy, all else is dashed.
struct OwnershipSigns {
  let isASCII: Bool

  /// The side of a box.
  var side: String { isASCII ? "|" : "│" }

  /// The tip of an arrow into a box.
  var arrow: String { isASCII ? "<" : "◄" }

  /// Where two references cross.
  var crossing: String { isASCII ? "+" : "┼" }

  /// The upper or lower border of a box.
  func border(_ width: Int, isTop: Bool) -> String {
    let corners = isASCII ? ("+", "+") : isTop ? ("┌", "┐") : ("└", "┘")
    return corners.0 + String(repeating: isASCII ? "-" : "─", count: width) + corners.1
  }

  /// A reference on its way along the boxes.
  func vertical(_ strength: Seam.Strength) -> String {
    strength == .strong ? isASCII ? "#" : "┃" : isASCII ? ":" : "╎"
  }

  /// A reference on its way from a box or into one.
  func horizontal(_ strength: Seam.Strength) -> String {
    strength == .strong ? isASCII ? "=" : "━" : isASCII ? "-" : "╌"
  }

  /// Where it turns, at its upper or lower end.
  func corner(_ strength: Seam.Strength, isTop: Bool) -> String {
    if isASCII { return "+" }
    return strength == .strong ? isTop ? "┓" : "┛" : isTop ? "┐" : "┘"
  }

  /// What the lines mean.
  var legend: String {
    "\(horizontal(.strong)) strong: keeps it alive   "
      + "\(horizontal(.weak)) weak: becomes nil when nobody else holds it\n"
  }
}
