import PrintableText
import Sequences
import TerminalText
import Traces

struct LadderHeader {
  let columns: LadderColumns
  let glyphs: Glyphs
  let width: Int

  /// Returns the lines that name lanes from index `lane` on, also with earlier lanes, and above them frames of their named modules.
  func lines(ofLanesFrom lane: Int = 0) -> [StyledText] {
    let rows = Set((lane..<columns.participants.count).map { $0 % columns.nameRows }).sorted()
    let isFramed = columns.participants[lane...].contains { !$0.module.isEmpty }
    return ((isFramed ? [frames] : []) + rows.map(names)).filter { !$0.isEmpty }
  }

  /// Returns lines that explain the codes of the lanes (participants' columns) from index `lane` on; empty if no names are coded.
  func explanation(from lane: Int = 0) -> [StyledText] {
    guard columns.isCoded else { return [] }
    let pairs = zip(columns.names, columns.participants).dropFirst(lane)
      .map { ($0, $1.name.printable()) }
      .filter { $0 != $1 }
      .map { "\($0) \($1)".withoutBlanksAtEnd }
    return pairs.wrapped(to: width, by: ", ", ambiguous: glyphs.ambiguous).map {
      StyledText($0, .dim)
    }
  }

  private var frames: StyledText {
    var line = StyledText()
    for frame in columns.frames {
      line = line.padded(to: frame.start, ambiguous: glyphs.ambiguous)
      line.append(frame.drawn(glyphs), .dim)
    }
    return line
  }

  private func names(in row: Int) -> StyledText {
    var line = StyledText()
    for lane in columns.names.indices
    where lane % columns.nameRows == row && !columns.names[lane].isEmpty {
      line = line.padded(to: columns.start(of: lane), ambiguous: glyphs.ambiguous)
      line.append(columns.names[lane], .role(columns.participants[lane].role))
    }
    return line
  }
}

/// The frame above the names of the participants of a named module: `╭── Detail ──╮`.
struct ModuleFrame {
  let title: String
  private(set) var start: Int
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
      let title = (group.first?.module ?? "").printable()
      let start = group.map(\.columns.lowerBound).min() ?? 0
      let end = group.map(\.columns.upperBound).max() ?? start
      let columns = start - 1..<max(start, end) + 1
      frames.append(ModuleFrame(title, around: columns, rightOf: frames.last?.end ?? 0))
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
    let left = String(glyphs.line, times: dashes / 2)
    let right = String(glyphs.line, times: dashes - dashes / 2)
    return "\(glyphs.top.left)\(left) \(title) \(right)\(glyphs.top.right)"
  }
}
