/// The lanes while a drawing goes down: which of them live, and the bars of who is running.
struct SVGLifelines {
  /// The finished lines as XML.
  private(set) var lines = ""
  private var closed: [String] = []
  private let columns: SVGColumns
  private let roles: [SVGRole]
  private var starts: [Int?]
  private var open: [[Int]]
  /// The index of the group that each lane belongs to; nil for a lane of no group.
  private let groups: [Int?]
  /// How many lanes of each group live.
  private var livingLanes: [Int]
  private var changedGroups: Set<Int> = []

  /// Begins without any lane.
  init(_ columns: SVGColumns, roles: [SVGRole], groups: [ModuleGroup]) {
    self.columns = columns
    self.roles = roles
    var groupOfLane = [Int?](repeating: nil, count: roles.count)
    for (index, group) in groups.enumerated() {
      for lane in group.lanes { groupOfLane[lane] = index }
    }
    self.groups = groupOfLane
    livingLanes = Array(repeating: 0, count: groups.count)
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
  /// The index of the group that a lane belongs to; nil where it belongs to none.
  func group(of lane: Int) -> Int? { groups[lane] }

  /// The groups of which lanes began or ended since the last time, and whether any lane of them lives.
  mutating func takeChangedGroups() -> [(group: Int, isAlive: Bool)] {
    defer { changedGroups.removeAll(keepingCapacity: true) }
    return changedGroups.map { ($0, livingLanes[$0] > 0) }
  }

  /// A lane begins, unless it lives already.
  mutating func begin(_ lane: Int, _ y: Int) {
    guard starts[lane] == nil else { return }
    starts[lane] = y
    count(1, lane)
  }

  private mutating func count(_ change: Int, _ lane: Int) {
    guard let group = groups[lane] else { return }
    livingLanes[group] += change
    changedGroups.insert(group)
  }

  /// A lane ends with all its bars.
  mutating func end(_ lane: Int, _ y: Int) {
    while !open[lane].isEmpty { close(lane, y) }
    guard let start = starts[lane] else { return }
    lines += SVGShapes.line("life", columns.centres[lane], start, columns.centres[lane], y) + "\n"
    starts[lane] = nil
    count(-1, lane)
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
