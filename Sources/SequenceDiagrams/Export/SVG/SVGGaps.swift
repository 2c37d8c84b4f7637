import Sequences
import TerminalText

/// The widths, in pixels, of the gaps to the left of each lane (participant's column) and to the right of the last one.
struct SVGGaps {
  private var sums: PrefixSums
  private let halves: [Int]

  /// Creates gaps in which the names of the lanes (participants' columns) fit; `halves` are half the width of each name.
  init(_ halves: [Int]) {
    self.halves = halves
    let widths = (0...halves.count).map { lane in
      let left = lane > 0 ? halves[lane - 1] : 0
      let right = lane < halves.count ? halves[lane] : 0
      return max(lane == 0 || lane == halves.count ? 44 : 96, left + right + 32)
    }
    sums = PrefixSums(widths)
  }

  /// The width of each gap, from left to right; there is one gap more than lanes (participants' columns).
  var widths: [Int] { sums.elements }

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
    let missing = width - sums.elements[gap]
    if missing > 0 { sums.add(missing, at: gap) }
  }

  /// Widens the gap beside the sender's lane so that all gaps between sender and receiver together have at least `width` pixels.
  private mutating func widen(from sender: Int, to receiver: Int, _ width: Int) {
    let gaps = min(sender, receiver) + 1..<max(sender, receiver) + 1
    let missing = width - sums.sum(of: gaps)
    if missing > 0 { sums.add(missing, at: sender < receiver ? sender + 1 : sender) }
  }

  private static func pixels(_ columns: Int) -> Int { columns * SVGColumns.advance }
}
