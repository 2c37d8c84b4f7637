import SequenceDiagrams
import Stage
import TerminalText
import Traces

extension ArchitectureComparison {
  /// Returns drawings, or with `isPlain` sentences, of the references between each variant's objects after the scenario.
  ///
  /// As many drawings stand side by side as fit in the width.
  func ownership(_ options: DiagramOptions, isPlain: Bool) -> StyledText {
    let graphs = entries.map { (title: $0.variant.title, graph: $0.ownership(after: scenario)) }
    if isPlain {
      return graphs.reduce(into: StyledText()) { $0 += $1.graph.sentences(of: $1.title) }
        .wrapped(to: options.width)
    }
    let signs = OwnershipSigns(isASCII: options.isASCII)
    let columns = graphs.map { title, graph in
      [StyledText(title, .strong)] + OwnershipDrawing(graph, signs).lines
    }
    let closures = graphs.compactMap { $1.closures(of: $0) }
    return columns.beside(within: options.width)
      + StyledText(signs.legend, .dim).wrapped(to: options.width)
      + StyledText(lines: closures.map { StyledText($0) }).wrapped(to: options.width)
  }
}

extension ArchitectureComparison.Entry {
  /// Plays a scenario on the variant and returns the references between its objects at the end; an empty graph without objects.
  func ownership(after scenario: Scenario) -> ObjectGraph {
    let run = ScenarioRun(of: scenario, by: variant, readsObjectGraph: true)
    return run.continued.events.last { $0.graph != nil }?.graph ?? ObjectGraph()
  }
}

extension ObjectGraph {
  /// Returns a sentence that lists the stored closures, whose captured objects are unknown; nil if no closure is stored.
  ///
  /// `title` is the name of the variant.
  fileprivate func closures(of title: String) -> String? {
    guard !unseen.isEmpty else { return nil }
    let names = unseen.map { "\($0.owner.name).\($0.property)" }.joined(separator: ", ")
    return "\(title) keeps closures, and what they hold is not seen: \(names)"
  }

  fileprivate func sentences(of title: String) -> StyledText {
    var lines = [StyledText("\(title):", .strong)]
    lines += references.map {
      StyledText("\($0.owner.name) holds \($0.target.name), \($0.strength), as \($0.property).")
    }
    if let closures = closures(of: title) { lines.append(StyledText(closures + ".")) }
    return StyledText(lines: lines)
  }
}

extension [[StyledText]] {
  /// Returns the columns, each an array of lines, side by side as far as they fit in the width; the others go below them.
  package func beside(within width: Int) -> StyledText {
    let gap = 3
    var rows: [[[StyledText]]] = []
    var used = 0
    for column in self {
      let own = column.map(\.displayWidth).max() ?? 0
      if rows.isEmpty || used + gap + own > width {
        rows.append([column])
        used = own
      } else {
        rows[rows.count - 1].append(column)
        used += gap + own
      }
    }
    return rows.reduce(into: StyledText()) { $0 += StyledText(lines: $1.joined(gap: gap)) + "\n" }
  }

  private func joined(gap: Int) -> [StyledText] {
    let widths = map { ($0.map(\.displayWidth).max() ?? 0) + gap }
    return (0..<(map(\.count).max() ?? 0)).map { line in
      let last = lastIndex { $0.indices.contains(line) } ?? 0
      return indices.prefix(last + 1).reduce(into: StyledText()) { text, column in
        let cell = self[column].indices.contains(line) ? self[column][line] : StyledText()
        text += column == last ? cell.withoutTrailingBlanks : cell.padded(to: widths[column])
      }
    }
  }
}
