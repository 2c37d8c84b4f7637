import SequenceDiagrams
import Traces

/// The rows that a drawing shows, and those that its lines count.
struct RowsTold {
  /// The rows with a line of their own, and those that a line counts, in the order of the drawing.
  private(set) var ranges: [ClosedRange<Int>] = []
  /// The rows that the filter kept back.
  private(set) var filtered = 0
  /// What stands between rows, without lanes and ends of lines.
  private var words = ""

  /// Reads a drawing whose numbers stand in the first three columns.
  init(in drawing: String) {
    for line in drawing.split(separator: "\n") {
      if let number = Int(line.prefix(3).drop { $0 == " " }) {
        takeWords()
        ranges.append(number...number)
      } else {
        words += " " + line.split { " ┊┃|·═=─-".contains($0) }.joined(separator: " ")
      }
    }
    takeWords()
  }

  /// All rows that are told, of those there are; a row told twice stands twice.
  func numbers(of rows: [Int]) -> [Int] {
    ranges.flatMap { range in rows.filter { range.contains($0) } }
  }

  private mutating func takeWords() {
    let counted = /(?:once more|times more) \((#[^)]*)\)|rows? inside \((#[^)]*)\)/
    for match in words.matches(of: counted) {
      let numbers = (match.output.1 ?? match.output.2 ?? "").split { !$0.isNumber }
      guard let first = numbers.first, let last = numbers.last else { continue }
      ranges.append((Int(first) ?? 0)...(Int(last) ?? 0))
    }
    for match in words.matches(of: /(\d+) rows? left out by the filter/) {
      filtered += Int(match.output.1) ?? 0
    }
    words = ""
  }
}
