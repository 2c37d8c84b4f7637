import Traces

extension TraceDifference {
  /// What became of a row where its mark does not say it all.
  func finding(on row: DifferenceRow, at index: Int) -> String? {
    switch row.mark {
    case .changed: row.was.map { FormerWords(of: $0, now: row.event).text }
    case .moved: Whereabouts(of: index, in: rows).map { "was \($0.from)" }
    case .repeated: row.repetition?.words
    case .same, .added, .removed, .surplus: nil
    }
  }

  /// What the line says that stands for several rows: `12 rows as before (#4 to #15)`.
  func words(countedIn entry: DifferenceEntry) -> String {
    let count = entry.indices.count.counted("row")
    switch entry {
    case .row: return ""
    case .asBefore(let indices): return "\(count) as before (\(numbers(of: indices)))"
    case .surplus(let indices):
      let word = rows.merged[indices.lowerBound].isOld ? "fewer" : "more"
      return "\(count) \(word) (\(numbers(of: indices)))"
    }
  }

  private func numbers(of indices: Range<Int>) -> String {
    let last = rows.event(at: indices.upperBound - 1)
    return (rows.event(at: indices.lowerBound).number ?? 0).rowNumbers(to: last.number ?? 0)
  }
}
