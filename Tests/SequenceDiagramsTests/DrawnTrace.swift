import SequenceDiagrams
import SeededRandom
import TerminalText
import Traces

extension Trace {
  /// What a stream draws of the trace.
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
  /// What was drawn since the last time.
  var drained: String {
    mutating get {
      var bytes: [UInt8] = []
      drain { bytes += $0 }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}

/// The bytes of a trace in a file, which arrive piece by piece.
struct TraceBytes {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What is drawn of them, malformed lines left out, when they come in pieces of random sizes.
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
  /// The text without the sequences that set colours.
  var withoutColours: String {
    var text = ""
    for (index, part) in split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated() {
      text += index == 0 ? part : part.drop { $0 != "m" }.dropFirst()
    }
    return text
  }

  /// The lines that are wider than so many columns, end in a blank, or hold a control character.
  func faultyLines(width: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init).filter { line in
      line.displayWidth > width || line.hasSuffix(" ")
        || line.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
  }
}
