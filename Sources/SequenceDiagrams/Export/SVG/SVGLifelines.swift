/// The lanes while a drawing goes down: which of them live, and the bars of who is running.
struct SVGLifelines {
  /// The finished lines as XML.
  private(set) var lines = ""
  private var closed: [String] = []
  private let columns: SVGColumns
  private let roles: [SVGRole]
  private var starts: [Int?]
  private var open: [[Int]]

  /// Begins without any lane.
  init(_ columns: SVGColumns, roles: [SVGRole]) {
    self.columns = columns
    self.roles = roles
    starts = Array(repeating: nil, count: roles.count)
    open = Array(repeating: [], count: roles.count)
  }

  /// The finished bars as XML; what lies inside another comes after it.
  var bars: String { closed.reversed().joined() }

  /// Whether a lane lives.
  func isAlive(_ lane: Int) -> Bool { starts[lane] != nil }

  /// The pixel at which an arrow meets a lane, coming from its left (-1) or right (1).
  func edge(_ lane: Int, _ side: Int) -> Int {
    guard !open[lane].isEmpty else { return columns.centres[lane] + side }
    return columns.centres[lane] + SVGLifelines.shift(open[lane].count) + 4 * side
  }
}

extension SVGLifelines {
  /// A lane begins, unless it lives already.
  mutating func begin(_ lane: Int, _ y: Int) { starts[lane] = starts[lane] ?? y }

  /// A lane ends with all its bars.
  mutating func end(_ lane: Int, _ y: Int) {
    while !open[lane].isEmpty { close(lane, y) }
    guard let start = starts[lane] else { return }
    lines += SVGShapes.line("life", columns.centres[lane], start, columns.centres[lane], y) + "\n"
    starts[lane] = nil
  }

  /// Somebody begins to run.
  mutating func open(_ lane: Int, _ y: Int) { open[lane].append(y) }

  /// Somebody stops running; a bar that began later lies above it.
  mutating func close(_ lane: Int, _ y: Int) {
    let depth = open[lane].count
    guard let start = open[lane].popLast() else { return }
    let x = columns.centres[lane] - 4 + SVGLifelines.shift(depth)
    closed.append(SVGShapes.area("bar \(roles[lane])", x, start, 8, max(6, y - start), 2) + "\n")
  }

  /// How far a bar is set off to the right of those it lies in.
  private static func shift(_ depth: Int) -> Int { 4 * (min(depth, 5) - 1) }
}
