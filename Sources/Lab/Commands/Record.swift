import PrintableText
import TerminalText
import Traces

extension Command {
  static let record = Command(
    usage: "record FILE|off",
    help: """
      Writes what is typed and answered from now on as an asciicast (version 2), which players for \
      terminal sessions show as it was.  record off  ends it, and so does the end of the session.
      A file that this session did not write is overwritten with  --force  only.
      """,
    summary: "Records the session for a player of terminals",
    example: CommandExample("record session.cast"),
    takesFile: { words, _ in words.isEmpty },
    complete: { session, words in words.isEmpty && session.cast != nil ? ["off"] : [] },
    run: { session, words throws(Refusal) in
      var words = words
      let isForced = words.takeForce()
      try expect(words, atMost: 1, "record FILE|off")
      if words.first == "off" { return try session.endCast() }
      if let path = words.first { try session.beginCast(path, isForced: isForced) }
      guard let cast = session.cast else {
        throw .misused("Into which file?  record session.cast")
      }
      return StyledText("Recording into \(cast.path.readablePath).  record off  ends it.\n")
    }
  )
}

extension Session {
  fileprivate func beginCast(_ path: String, isForced: Bool) throws(Refusal) {
    if cast != nil { _ = try endCast() }
    var new = SessionCast(
      path: path,
      files: files,
      size: (settings.width, screenHeight ?? 24),
      isColoured: isColoured,
      start: clock.map { $0() } ?? 0
    )
    _ = try write(new.text(), to: path, isForced: isForced)
    cast = new
  }

  fileprivate func endCast() throws(Refusal) -> StyledText {
    guard let path = cast?.path else {
      throw .failed("Nothing is being recorded.  record FILE  begins.")
    }
    try writeCast()
    cast = nil
    return StyledText("Recorded: \(path.readablePath)\n")
  }

  /// Adds a line with its answer to the recording, which is written when it has doubled; `start` is in seconds.
  func addToCast(_ prompt: String, _ line: String, _ answer: Answer, from start: Double?) {
    guard cast != nil else { return }
    let (line, end) = (shown(line), clock.map { $0() })
    let text = answer.promptText(width: settings.width)
    cast?.add(prompt: prompt, line: line, answer: text, typedAt: start, at: end)
    if cast?.isDue == true || isFinished { try? writeCast() }
  }

  func writeCast() throws(Refusal) {
    guard var cast else { return }
    let text = cast.text()
    self.cast = cast
    try save(text, to: cast.path, in: cast.files)
  }

  /// Ends the session, with its recording written to its file if there is one; an error while writing is not reported.
  public func finish() { try? writeCast() }
}

/// A recording of a session as an asciicast, version 2 (<https://docs.asciinema.org/manual/asciicast/v2/>).
struct SessionCast {
  let path: String
  /// The access to files of the person or page (a lesson or a transcript) that started the recording.
  let files: Files
  /// The numbers of columns and lines of the terminal.
  let size: (columns: Int, lines: Int)
  let isColoured: Bool
  /// The time of the session's clock at which the recording began, in seconds.
  let start: Double
  private(set) var lines: [String] = []
  private(set) var time = 0.0
  private(set) var written = 0

  /// The seconds assumed between two keys, before an answer and after an answer, if the session has no clock.
  private static let (key, thought, reading) = (0.06, 0.3, 1.2)

  /// Adds a typed line and its answer; times are in seconds of the session's clock, nil without one.
  mutating func add(
    prompt: String,
    line: String,
    answer: StyledText,
    typedAt: Double?,
    at end: Double?
  ) {
    show(prompt)
    let keys = line.map(String.init) + ["\r\n"]
    let typed = typedAt.map { max(time, $0 - start) }
    let pause = min(typed.map { ($0 - time) / Double(keys.count) } ?? SessionCast.key, 0.5)
    time = typed.map { $0 - pause * Double(keys.count) } ?? time
    for key in keys {
      time += pause
      show(key)
    }
    add(shown: isColoured ? answer.ansi : answer.plain, at: end)
    if end == nil { time += SessionCast.reading }
  }

  mutating func add(shown text: String, at end: Double?) {
    time = end.map { max(time, $0 - start) } ?? time + SessionCast.thought
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

  var isDue: Bool { lines.count >= written * 2 }

  mutating func text() -> String {
    written = lines.count
    let size = "\"width\": \(size.columns), \"height\": \(size.lines)"
    let header = "{\"version\": 2, \(size), \"title\": \"viperlab\"}"
    return ([header] + lines).joined(separator: "\n") + "\n"
  }
}
