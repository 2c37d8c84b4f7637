/// The actions of a ladder, in parts that a browser lays out only when they come into view.
///
/// Successive actions with few rows share a part.
struct LadderParts {
  private var parts: [HTML] = []
  private var open: [HTML] = []
  private var openCount = 0

  /// The number of rows with which a part is complete; an action with more rows is a part of its own.
  static let maximumRows = 100

  mutating func add(_ action: HTML, rowCount: Int) {
    guard rowCount <= LadderParts.maximumRows else {
      close()
      parts.append(action)
      return
    }
    open.append(action)
    openCount += rowCount
    if openCount >= LadderParts.maximumRows { close() }
  }

  private mutating func close() {
    if !open.isEmpty { parts.append("<div class=\"part\">\n\(open)</div>\n") }
    (open, openCount) = ([], 0)
  }

  var html: HTML {
    var all = self
    all.close()
    return "\(all.parts)"
  }
}
