/// The lanes of lines; those that look alike are drawn once.
struct ColumnLanes {
  private var known: [LaneLook: Fragment] = [:]
  private let columns: LadderColumns
  private let glyphs: Glyphs

  /// Nothing drawn yet.
  init(_ columns: LadderColumns, _ glyphs: Glyphs) {
    self.columns = columns
    self.glyphs = glyphs
  }

  /// The lanes of that look.
  subscript(look: LaneLook) -> Fragment {
    mutating get {
      if let fragment = known[look] { return fragment }
      let fragment = Fragment(LadderCells.drawn(look, columns, glyphs))
      known[look] = fragment
      return fragment
    }
  }
}
