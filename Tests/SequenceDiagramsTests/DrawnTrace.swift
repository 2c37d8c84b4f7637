import SeededRandom
import SequenceDiagrams
import TerminalText
import Traces

extension Trace {
  /// Returns the trace as a stream draws it.
  func drawn(
    as layout: DiagramLayout,
    _ options: DiagramOptions = DiagramOptions(),
    isColoured: Bool = false
  ) -> String {
    var stream = DiagramStream(as: layout, options, isColoured: isColoured)
    send(to: &stream)
    stream.finish()
    return stream.drained
  }
}

extension DiagramStream {
  /// The text drawn since the last call.
  var drained: String {
    mutating get {
      var bytes: [UInt8] = []
      drain { bytes += $0 }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}

/// The bytes of a trace file, read in pieces.
struct TraceBytes {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the drawing of the bytes, read in pieces of random sizes; malformed lines are left out.
  func drawn(
    as layout: DiagramLayout,
    _ options: DiagramOptions = DiagramOptions(),
    piecesUpTo largest: Int = .max,
    _ random: SplitMix64 = SplitMix64(seed: 1)
  ) throws -> String {
    var random = random
    var reader = TraceReader(keepGoing: true)
    var stream = DiagramStream(as: layout, options)
    var text = ""
    var rest = bytes[...]
    while !rest.isEmpty {
      let size = Int.random(in: 1...min(largest, rest.count), using: &random)
      try reader.read(rest.prefix(size), into: &stream)
      rest = rest.dropFirst(size)
      if Bool.random(using: &random) { text += stream.drained }
    }
    try reader.finish(into: &stream)
    stream.finish()
    return text + stream.drained
  }
}

extension String {
  /// The text without colour escape sequences.
  var withoutColours: String {
    var text = ""
    for (index, part) in split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated() {
      text += index == 0 ? part : part.drop { $0 != "m" }.dropFirst()
    }
    return text
  }

  /// Returns the lines that are wider than `width`, end in a blank, or contain a control character.
  func faultyLines(width: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init).filter { line in
      line.displayWidth > width || line.hasSuffix(" ")
        || line.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
  }
}

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
