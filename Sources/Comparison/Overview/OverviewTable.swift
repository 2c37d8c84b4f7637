import TerminalText

extension MetricTable {
  /// Creates a table with a line for each variant, and a column for each measure, headed by the measure's name.
  ///
  /// A figure that was not measured is shown as a dash. Titles of variants are cut if the table would be wider than `width` columns.
  init(overviewOf metrics: [Metric], width: Int) {
    let corner = "architecture"
    let titles = metrics.map(\.name)
    let rows = (metrics.first?.entries ?? []).indices.map { row in
      metrics.map(\.entries[row].value).map { $0 == .notMeasured ? MetricValue.none : $0 }
    }
    let used = titles.enumerated().reduce(0) { sum, title in
      let values = rows.map { $0[title.offset].description.displayWidth }
      return sum + 2 + max(title.element.displayWidth, values.max() ?? 0)
    }
    let room = width - used < corner.displayWidth ? .max : width - used
    let variants = metrics.first?.entries.map { $0.variant.cut(to: room) } ?? []
    self.init(corner, titles: titles, lines: zip(variants, rows).map(Line.init))
  }
}
