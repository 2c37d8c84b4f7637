import PrintableText
import Sequences
import TerminalText

/// The frame above the names of the participants of a named module: `╭── Detail ──╮`.
struct ModuleFrame {
  let title: String
  private(set) var start: Int
  /// The column after the frame.
  private(set) var end: Int

  /// Creates a frame above `columns`, wide enough for its title, that begins at the column `edge` or right of it.
  private init(_ title: String, around columns: Range<Int>, rightOf edge: Int) {
    self.title = title
    let needed = title.displayWidth + 6
    start = max(edge, columns.lowerBound - max(0, needed - columns.count) / 2)
    end = max(start + needed, columns.upperBound)
  }

  /// Returns a frame for each series of adjacent names of the same named module; each name has a module and a range of columns.
  static func all(around names: [(module: String, columns: Range<Int>)]) -> [ModuleFrame] {
    var frames: [ModuleFrame] = []
    for group in names.runs(by: \.module) where group.first?.module.isEmpty == false {
      let start = group.map(\.columns.lowerBound).min() ?? 0
      let end = group.map(\.columns.upperBound).max() ?? start
      frames.append(
        ModuleFrame(
          (group.first?.module ?? "").printable(),
          around: start - 1..<max(start, end) + 1,
          rightOf: frames.last?.end ?? 0
        )
      )
    }
    return frames
  }

  /// Returns the frames, moved left where they would exceed `width` columns, without frames that would then overlap another.
  static func fitting(_ frames: [ModuleFrame], within width: Int) -> [ModuleFrame] {
    var fitting: [ModuleFrame] = []
    for var frame in frames {
      let surplus = max(0, frame.end - width)
      guard frame.start - surplus >= fitting.last?.end ?? 0 else { continue }
      frame.start -= surplus
      frame.end -= surplus
      fitting.append(frame)
    }
    return fitting
  }

  func drawn(_ glyphs: Glyphs) -> String {
    let dashes = end - start - 4 - title.displayWidth
    let left = String(repeating: glyphs.frame.dash, count: dashes / 2)
    let right = String(repeating: glyphs.frame.dash, count: dashes - dashes / 2)
    return "\(glyphs.frame.left)\(left) \(title) \(right)\(glyphs.frame.right)"
  }
}
