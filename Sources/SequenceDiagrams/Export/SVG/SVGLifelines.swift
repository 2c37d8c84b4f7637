/// The lifelines and activation bars of an SVG drawing, which is made from top to bottom.
struct SVGLifelines {
  private(set) var lines = ""
  private var closed: [String] = []
  private let columns: SVGColumns
  private let roles: [SVGRole]
  private var starts: [Int?]
  private var open: [[Int]]

  init(_ columns: SVGColumns, roles: [SVGRole]) {
    self.columns = columns
    self.roles = roles
    starts = Array(repeating: nil, count: roles.count)
    open = Array(repeating: [], count: roles.count)
  }

  /// The finished activation bars as XML; an inner bar is drawn over the bar around it.
  var bars: String { closed.reversed().joined() }

  func isAlive(_ lane: Int) -> Bool { starts[lane] != nil }

  /// Returns the horizontal position, in pixels, at which an arrow meets a lane (participant's column) or its innermost bar; `side`
  /// is -1 for its left, 1 for its right.
  func edge(_ lane: Int, _ side: Int) -> Int {
    guard !open[lane].isEmpty else { return columns.centres[lane] + side }
    return columns.centres[lane] + SVGLifelines.shift(open[lane].count) + 4 * side
  }

  /// Begins the lifeline of a lane (participant's column) at the height `y`; has no effect on a living lane.
  mutating func begin(_ lane: Int, _ y: Int) {
    starts[lane] = starts[lane] ?? y
  }

  /// Ends all bars of a lane (participant's column), and its lifeline if it is alive, at the height `y`.
  mutating func end(_ lane: Int, _ y: Int) {
    while !open[lane].isEmpty { close(lane, y) }
    guard let start = starts[lane] else { return }
    lines += SVGShapes.line("life", columns.centres[lane], start, columns.centres[lane], y) + "\n"
    starts[lane] = nil
  }

  mutating func open(_ lane: Int, _ y: Int) { open[lane].append(y) }

  /// Ends the innermost activation bar of a lane (participant's column) at the height `y`; has no effect on a lane without a bar.
  mutating func close(_ lane: Int, _ y: Int) {
    let depth = open[lane].count
    guard let start = open[lane].popLast() else { return }
    let x = columns.centres[lane] - 4 + SVGLifelines.shift(depth)
    closed.append(SVGShapes.area("bar \(roles[lane])", x, start, 8, max(6, y - start), 2) + "\n")
  }

  /// Returns how many pixels, at most 16, a bar stands right of the outermost bar; `depth` is the number of bars up to it.
  private static func shift(_ depth: Int) -> Int { 4 * (min(depth, 5) - 1) }
}
