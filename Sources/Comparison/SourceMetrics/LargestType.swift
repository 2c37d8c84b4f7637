import Traces

extension SourceMeasure {
  static let largestType = SourceMeasure(
    "largest-type",
    "largest type",
    unit: "lines",
    "Lines of code of the longest type that has a role, with its extensions and what is nested in "
      + "it, by the rule for lines: where the work gathers. Behind it all types, the longest first."
  ) { source in
    let sizes = source.outline.outermost.filter { $0.role != nil }
      .map { (name: $0.name, lines: source.outline.ownLineCount(of: $0)) }
      .sorted { ($1.lines, $0.name) < ($0.lines, $1.name) }
    return Measurement(
      value: sizes.first.map { .number($0.lines) } ?? .none,
      rows: sizes.map { "\($0.name): \($0.lines)" }
    )
  }
}

extension SourceOutline {
  /// How many lines of code a type has, wherever they stand.
  fileprivate func ownLineCount(of type: SourceType) -> Int {
    let own = type.pieces.map { piece in
      files[piece.file].ownLines.intersection(files[piece.file].lines(piece.tokens))
    }
    return own.reduce(0) { $0 + $1.count }
  }
}
