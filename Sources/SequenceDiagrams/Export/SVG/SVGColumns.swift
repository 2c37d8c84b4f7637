import PrintableText
import TerminalText
import Traces

/// The horizontal layout of an SVG drawing, in pixels; the gaps between lanes are wide enough for the labels.
struct SVGColumns {
  /// The width reserved for a column of text in a font of 13 pixels; most fonts need less.
  static let advance = 8
  let numberEdge: Int
  let centres: [Int]
  /// Half the width of each participant's name.
  let halves: [Int]
  /// The participants' names without modules, cut to 30 columns.
  let names: [String]
  let width: Int

  init(_ script: SequenceScript) {
    names = script.participants.map { $0.shortName.printable().cut(to: 30) }
    halves = names.map { ($0.displayWidth * SVGColumns.advance + 1) / 2 }
    let numbers = script.statements.compactMap(\.label?.edge.count)
    numberEdge = 16 + SVGColumns.advance * max(2, numbers.max() ?? 0)
    var gaps = SVGGaps(halves)
    for group in script.groups { gaps.makeRoom(for: group) }
    for statement in script.statements { gaps.makeRoom(for: statement) }
    var x = numberEdge
    centres = halves.indices.map { lane in
      x += gaps.widths[lane]
      return x
    }
    width = max(SVGColumns.advance * SVGLabel.columns + 96, x + (gaps.widths.last ?? 0))
  }

  var middle: Int { ((centres.first ?? numberEdge) + (centres.last ?? width)) / 2 }

  func band(behind lanes: Range<Int>) -> (start: Int, end: Int) {
    let (first, last) = (lanes.lowerBound, lanes.upperBound - 1)
    return (
      centres[first] - max(28, halves[first] + 12), centres[last] + max(28, halves[last] + 12)
    )
  }
}

extension SequenceScript.Statement {
  var label: ExportLabel? {
    switch self {
    case .arrow(let arrow): arrow.label
    case .remark(_, let label), .note(let label), .gone(_, _, _, let label): label
    case .begin, .end, .divider, .pause, .executor: nil
    }
  }
}
