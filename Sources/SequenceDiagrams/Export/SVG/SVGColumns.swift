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

/// The widths, in pixels, of the gaps to the left of each lane (participant's column) and to the right of the last one.
struct SVGGaps {
  /// The width of each gap, from left to right; there is one gap more than lanes (participants' columns).
  private(set) var widths: [Int]
  private let halves: [Int]

  /// Creates gaps in which the names of the lanes (participants' columns) fit; `halves` are half the width of each name.
  init(_ halves: [Int]) {
    self.halves = halves
    widths = (0...halves.count).map { lane in
      let left = lane > 0 ? halves[lane - 1] : 0
      let right = lane < halves.count ? halves[lane] : 0
      return max(lane == 0 || lane == halves.count ? 44 : 96, left + right + 32)
    }
  }

  mutating func makeRoom(for group: ModuleGroup) {
    let title = SVGGaps.pixels(min(30, group.title.displayWidth))
    widen(group.lanes.upperBound, to: title / 2 + 24)
    widen(group.lanes.lowerBound, to: title / 2 + 24)
  }

  mutating func makeRoom(for statement: SequenceScript.Statement) {
    guard let label = statement.label else { return }
    let text = SVGGaps.pixels(SVGLabel(label).width)
    switch statement {
    case .arrow(let arrow): makeRoom(for: arrow, text)
    case .remark(let lane, _): widen(lane + 1, to: text + 48)
    case .gone(let lanes, _, _, _): lanes.min().map { widen($0 + 1, to: text + 48) }
    default: break
    }
  }

  private mutating func makeRoom(for arrow: ScriptArrow, _ text: Int) {
    switch (arrow.sender, arrow.receiver) {
    case (let lane?, let receiver?) where lane == receiver: widen(lane + 1, to: text + 80)
    case (let sender?, let receiver?):
      let name = arrow.created.isEmpty ? 0 : halves[receiver]
      widen(from: sender, to: receiver, text + name + 56)
    case (let lane?, nil): widen(lane + 1, to: text + 64)
    case (nil, let lane?): widen(lane, to: text + 64 + (arrow.created.isEmpty ? 0 : halves[lane]))
    case (nil, nil): break
    }
  }

  private mutating func widen(_ gap: Int, to width: Int) {
    widths[gap] = max(widths[gap], width)
  }

  /// Widens the gap beside the sender's lane so that all gaps between sender and receiver together have at least `width` pixels.
  private mutating func widen(from sender: Int, to receiver: Int, _ width: Int) {
    let gaps = min(sender, receiver) + 1..<max(sender, receiver) + 1
    let missing = width - widths[gaps].reduce(0, +)
    widths[sender < receiver ? sender + 1 : sender] += max(0, missing)
  }

  private static func pixels(_ columns: Int) -> Int { columns * SVGColumns.advance }
}
