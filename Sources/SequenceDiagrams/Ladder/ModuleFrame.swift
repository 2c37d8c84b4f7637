import Traces

/// The frame above the names of a later module: `╭── Detail ──╮`.
struct ModuleFrame {
  /// What stands in it.
  let title: String
  /// Its first column.
  let start: Int
  /// The column after it.
  let end: Int

  /// A frame around columns, made wide enough for its title, with nothing left of an edge.
  private init(_ title: String, around columns: Range<Int>, rightOf edge: Int) {
    self.title = title
    let needed = title.displayWidth + 6
    start = max(edge, columns.lowerBound - max(0, needed - columns.count) / 2)
    end = max(start + needed, columns.upperBound)
  }

  /// The frames of a header; codes have none, since their explanation names the module.
  static func all(in columns: LadderColumns) -> [ModuleFrame] {
    guard !columns.isCoded else { return [] }
    var frames: [ModuleFrame] = []
    var lane = 0
    while lane < columns.participants.count {
      let module = columns.participants[lane].module
      let lanes = columns.participants[lane...].prefix { $0.module == module }.indices
      if !module.isEmpty {
        let title = module.escapingControls()
        frames.append(
          ModuleFrame(title, around: span(of: lanes, columns), rightOf: frames.last?.end ?? 0)
        )
      }
      lane = lanes.upperBound
    }
    return frames
  }

  /// The columns of some names and one more on either side.
  private static func span(of lanes: Range<Int>, _ columns: LadderColumns) -> Range<Int> {
    let start = lanes.map { columns.start(of: $0) }.min() ?? 0
    let end = lanes.map { columns.end(of: $0) }.max() ?? start
    return start - 1..<max(start, end) + 1
  }

  /// The frame as text.
  func drawn(_ glyphs: Glyphs) -> String {
    let dashes = end - start - 4 - title.displayWidth
    let left = String(repeating: glyphs.frame.dash, count: dashes / 2)
    let right = String(repeating: glyphs.frame.dash, count: dashes - dashes / 2)
    return "\(glyphs.frame.left)\(left) \(title) \(right)\(glyphs.frame.right)"
  }
}
