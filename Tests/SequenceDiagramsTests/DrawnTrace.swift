import SequenceDiagrams
import SeededRandom
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
