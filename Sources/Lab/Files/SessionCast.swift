import TerminalText
import Traces

/// A recording of a session in the format asciicast, version 2: the output of a terminal with its times.
///
/// Source: https://docs.asciinema.org/manual/asciicast/v2/
struct SessionCast {
  let path: String
  /// The access to files of the person or page (a lesson or a transcript) that started the recording.
  let files: Files
  private let columns: Int
  private let isColoured: Bool
  private var lines: [String] = []
  private var time = 0.0
  private var written = 0

  init(path: String, in files: Files, columns: Int, isColoured: Bool) {
    self.path = path
    self.files = files
    self.columns = columns
    self.isColoured = isColoured
  }

  /// The seconds assumed between two keys, before an answer and after an answer, if the session has no clock.
  private static let (key, thought, reading) = (0.06, 0.3, 1.2)

  /// Adds a typed line and its answer; the times are in seconds since the beginning of the session, nil without a clock.
  mutating func add(
    prompt: String,
    line: String,
    answer: StyledText,
    typedAt: Double?,
    at end: Double?
  ) {
    show(prompt)
    let keys = line.map(String.init) + ["\r\n"]
    let pause = typedAt.map { max(0, $0 - time) / Double(keys.count) }
    for key in keys {
      time += min(pause ?? SessionCast.key, 0.5)
      show(key)
    }
    add(shown: isColoured ? answer.ansi : answer.plain, at: end)
    if end == nil { time += SessionCast.reading }
  }

  /// Adds output that no typed line has caused, at a time in seconds since the beginning of the session, nil without a clock.
  mutating func add(shown text: String, at end: Double?) {
    time = end.map { max(time, $0) } ?? time + SessionCast.thought
    show(text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
  }

  private mutating func show(_ text: String) {
    guard !text.isEmpty else { return }
    let milliseconds = Int((time * 1_000).rounded())
    let seconds = "\(milliseconds / 1_000).\(String(1_000 + milliseconds % 1_000).dropFirst())"
    var json = JSONWriter()
    json.string(text)
    lines.append("[\(seconds), \"o\", \(json.text)]")
  }

  /// Whether the number of recorded outputs has at least doubled since the file was last written.
  var isDue: Bool { lines.count >= written * 2 }

  /// Returns the contents of the whole file, and notes the number of recorded outputs.
  mutating func text() -> String {
    written = lines.count
    let header =
      "{\"version\": 2, \"width\": \(columns), \"height\": 24, \"title\": \"viperlab\"}"
    return ([header] + lines).joined(separator: "\n") + "\n"
  }
}
