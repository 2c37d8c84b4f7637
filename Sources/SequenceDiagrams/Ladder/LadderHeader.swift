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
    for frame in columns.frames ?? [] {
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

  /// Returns a frame for each series of adjacent names of the same named module; nil if a frame would not stand above all lanes
  /// (participants' columns) of its module, or above other lanes.
  ///
  /// Each name has a module and a range of columns, in the middle of which its lane is.
  static func all(around names: [(module: String, columns: Range<Int>)], within width: Int)
    -> [ModuleFrame]?
  {
    var frames: [ModuleFrame] = []
    var edge = 0
    for group in names.runs(by: \.module) {
      guard let last = group.last, let start = group.map(\.columns.lowerBound).min() else {
        continue
      }
      if last.module.isEmpty {
        edge = max(edge, last.columns.middle + 1)
      } else {
        let end = max(start, group.map(\.columns.upperBound).max() ?? start)
        let title = last.module.printable()
        var frame = ModuleFrame(title, around: start - 1..<end + 1, rightOf: edge)
        edge = frame.end
        let surplus = max(0, frame.end - width)
        frame.start -= surplus
        frame.end -= surplus
        frames.append(frame)
      }
    }
    return frames.stand(above: names) ? frames : nil
  }

  func drawn(_ glyphs: Glyphs) -> String {
    let dashes = end - start - 4 - title.displayWidth
    let left = String(glyphs.line, times: dashes / 2)
    let right = String(glyphs.line, times: dashes - dashes / 2)
    return "\(glyphs.top.left)\(left) \(title) \(right)\(glyphs.top.right)"
  }
}

extension [ModuleFrame] {
  /// Returns whether no frame begins left of the drawing or overlaps the next one, and each lane is below the frame of its module
  /// alone.
  fileprivate func stand(above names: [(module: String, columns: Range<Int>)]) -> Bool {
    guard allSatisfy({ $0.start >= 0 }), zip(self, dropFirst()).allSatisfy({ $0.end <= $1.start })
    else { return false }
    return names.allSatisfy { name in
      let titles = filter { $0.start..<$0.end ~= name.columns.middle }.map(\.title)
      return titles == (name.module.isEmpty ? [] : [name.module.printable()])
    }
  }
}

extension Range<Int> {
  fileprivate var middle: Int { lowerBound + (count - 1) / 2 }
}
