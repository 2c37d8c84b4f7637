import ComparisonData

extension SourceMeasure {
  static let largestType = Measure<VariantSource>(
    "largest-type",
    "largest type",
    unit: "lines",
    "Lines of code of the longest type, with its extensions and nested types, of all lines of the "
      + "variant, counted by the rule for lines. The figure shows where the work gathers: a massive "
      + "controller has nearly all of it. The list has all types, the longest first."
  ) { source in
    let sizes = source.outline.outermost.filter { $0.kind != .protocol }
      .map { (name: $0.name, lines: source.outline.ownLineCount(of: $0)) }
      .sorted { ($1.lines, $0.name) < ($0.lines, $1.name) }
    return Measurement(
      value: sizes.first.map { .part($0.lines, of: source.lines.kinds.count) } ?? .none,
      rows: sizes.map { "\($0.name): \($0.lines)" }
    )
  }

  static let duties = Measure<VariantSource>(
    "duties",
    "duties of one type",
    unit: "duties",
    "The largest number of the module's duties, such as to get, format, decide, draw, navigate and keep, "
      + "whose methods stand in one type. For each duty one method or property was chosen by hand, by the "
      + "same question everywhere; compare MODULE where  names them. The list has each type with its "
      + "duties. For one reader, few duties in each type are clear roles; for another, many places for one "
      + "screen."
  ) { source in
    let types = Dictionary(grouping: source.methods, by: { String($0.value.prefix { $0 != "." }) })
      .map { (name: $0.key, duties: $0.value.map(\.key.rawValue).sorted()) }
      .sorted { ($1.duties.count, $0.name) < ($0.duties.count, $1.name) }
    return Measurement(
      value: types.first.map { .number($0.duties.count) } ?? .none,
      rows: types.map { "\($0.name): \($0.duties.joined(separator: ", "))" }
    )
  }
}

extension SourceOutline {
  fileprivate func ownLineCount(of type: SourceType) -> Int {
    let own = type.pieces.map { piece in
      files[piece.file].countedLines.intersection(files[piece.file].lines(piece.tokens))
    }
    return own.reduce(0) { $0 + $1.count }
  }
}
