import Traces

/// The changed rows of two compared traces, with some unchanged rows around them, as a trace that can be exported.
struct DifferenceExcerpt {
  /// The rows with the numbers of the merged trace; notes stand for rows that are counted.
  private(set) var trace: Trace
  /// The changes of the rows, by the rows' numbers in `trace`.
  private(set) var changes: [Int: RowChange] = [:]
  /// The number of rows after the last row of `trace` that are left out.
  private(set) var restCount = 0

  /// Takes the changed rows of a difference with `context` rows around each, at most `longest` rows.
  init(_ difference: TraceDifference, context: Int, longest: Int) {
    let merged = difference.merged
    var events: [Event] = []
    for entry in difference.entries(context: context) {
      guard changes.count < longest else {
        restCount = difference.rows.count - entry.indices.lowerBound
        events.append(Event(note: "\(restCount.counted("row")) more, not drawn"))
        break
      }
      guard case .row(let index) = entry else {
        events.append(Event(note: difference.words(countedIn: entry)))
        continue
      }
      events.append(merged.events[index])
      changes[index + 1] = RowChange(difference, at: index)
    }
    trace = Trace(lanes: merged.lanes, events: events)
  }
}

extension TraceDifference {
  /// Returns the changed rows as a Mermaid sequence diagram, with `context` unchanged rows around each; at most
  /// `longest` rows are drawn, the others are counted.
  ///
  /// Labels begin with the sign of the row's mark and with the row's number in its trace. Added rows stand on green,
  /// removed rows on red, other changed rows on yellow. Mermaid 10.3 or later draws the diagram.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public func mermaid(context: Int = 2, longest: Int = 60) -> String {
    MermaidWriter(script(context: context, longest: longest)).text
  }

  func script(context: Int, longest: Int) -> SequenceScript {
    let excerpt = DifferenceExcerpt(self, context: context, longest: longest)
    return SequenceScript(excerpt.trace, changes: excerpt.changes)
  }
}

extension RowChange {
  fileprivate init(_ difference: TraceDifference, at index: Int) {
    let row = difference.rows[index]
    let words = difference.words(explaining: row, at: index) ?? ""
    self.init(mark: row.mark, number: row.event.number, words: words)
  }
}

extension Event {
  fileprivate init(note text: String) {
    self.init(.note)
    self.text = text
  }
}
