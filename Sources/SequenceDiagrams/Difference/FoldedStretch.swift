/// Neighbouring lines of a difference that are counted in one.
struct FoldedStretch {
  private var look: LaneLook?
  private var depth = Int.max

  /// Takes in the next line.
  mutating func add(_ line: DiagramLine) {
    var look = line.look.withoutArrow
    if let before = self.look {
      look.active = look.active.intersection(before.active)
      look.nested = look.nested.intersection(before.nested)
    }
    self.look = look
    depth = min(depth, line.depth)
  }

  /// The line that stands for them, in which those are running who run in all of them.
  func line(_ words: String, _ mark: DifferenceRow.Mark) -> DiagramLine {
    DiagramLine(content: .remark(words), depth: depth, look: look ?? LaneLook(), mark: mark)
  }
}
