/// The rows that a drawing shows, and the rows that its lines count.
struct CountedRows {
  /// The rows that are drawn or counted, in the order of the drawing.
  private(set) var ranges: [ClosedRange<Int>] = []
  /// The number of rows left out by the filter.
  private(set) var filtered = 0
  /// The text between rows, without lanes and newlines.
  private var words = ""

  /// Reads a drawing that has its numbers in the first three columns.
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

  /// Returns the elements of `rows` that are drawn or counted; a row that occurs twice is returned twice.
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
