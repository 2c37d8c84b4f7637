import PrintableText
import TerminalText
import Traces

/// The lines above a ladder with the names of its lanes (columns of participants).
struct LadderHeader {
  private let columns: LadderColumns
  private let glyphs: Glyphs
  private let width: Int

  init(_ columns: LadderColumns, _ glyphs: Glyphs, width: Int) {
    self.columns = columns
    self.glyphs = glyphs
    self.width = width
  }

  var lines: [StyledText] {
    let names = (0..<columns.nameRows).map(names).filter { !$0.isEmpty }
    let frames = frames
    return frames.isEmpty ? names : [frames] + names
  }

  /// Returns the lines that name lanes from index `lane` on, also with earlier lanes, and above them frames of their named modules.
  func lines(ofLanesFrom lane: Int) -> [StyledText] {
    let rows = Set((lane..<columns.participants.count).map { $0 % columns.nameRows })
    let names = (0..<columns.nameRows).filter { rows.contains($0) }.map(names)
    let isFramed = columns.participants[lane...].contains { !$0.module.isEmpty }
    return (isFramed ? [frames] : []) + names.filter { !$0.isEmpty }
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
