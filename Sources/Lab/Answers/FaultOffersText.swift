import TerminalText

extension FaultChoice {
  /// Returns three lists: the faults that can be injected, each with its places; the faults already injected, secret ones without
  /// their names; and the faults that cannot be injected.
  func text(width: Int) -> StyledText {
    var text = StyledText("What can be injected into \(run.title):\n", .strong)
    let column = (Fault.all.map(\.name.count).max() ?? 0) + 4
    let offers = offers
    for (fault, points) in offers {
      text += StyledText("  \(fault.name)", .command).padded(to: column) + "\(fault.summary)\n"
      let names = points.map(\.name).filter { !$0.isEmpty }
      for line in names.filled(to: max(20, width - column)) {
        text += StyledText("").padded(to: column) + StyledText(line + "\n", .dim)
      }
    }
    let others = Fault.all.map(\.name).filter { name in !offers.contains { $0.fault.name == name } }
    let present = run.faults.map { $0.isSecret ? "one that you have to find" : $0.title }
    if !present.isEmpty { text += StyledText("In: \(present.joined(separator: ", ")).\n", .bad) }
    text += "inject FAULT [PLACE] puts one in, at the first place if none is named.\n"
    guard !others.isEmpty else { return text }
    return text + StyledText("Not here: \(others.joined(separator: ", ")).\n", .dim)
  }
}

extension [String] {
  /// Returns the strings joined with commas, in lines of at most `width` columns.
  ///
  /// A string is broken only if it is wider than a line.
  fileprivate func filled(to width: Int) -> [String] {
    var lines: [String] = []
    for (point, name) in enumerated() {
      let piece = name + (point == count - 1 ? "" : ",")
      if let last = lines.last, last.displayWidth + 1 + piece.displayWidth <= width {
        lines[lines.count - 1] = last + " " + piece
      } else {
        lines += piece.wrapped(to: width)
      }
    }
    return lines
  }
}
