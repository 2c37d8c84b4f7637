import CFiles
import Traces

/// A file of JSON Lines that grows up to a limit, and states how many events it leaves out.
final class LimitedFile {
  private(set) var leftOut = 0
  /// The number of left-out events that are not yet counted in a note in the file.
  private var unreported = 0
  /// The reason why the last events were left out: the limit, or an error of writing.
  private var reason = ""
  /// Whether a line exceeded the limit, so that no more lines are written.
  private var isFull = false
  private var size = 0
  private let limit: Int
  private var writer = JSONLinesWriter(lanes: [])
  private let append: (UnsafeRawBufferPointer) -> Int32
  private let close: () -> Void

  /// The number of bytes reserved for the line that counts the left-out events.
  private static let reserve = 512

  /// Creates a file and writes its header; `append` writes all bytes or none, and returns 0 or an error number.
  init(
    limit: Int,
    ending close: @escaping () -> Void = {},
    _ append: @escaping (UnsafeRawBufferPointer) -> Int32
  ) {
    self.limit = limit
    self.append = append
    self.close = close
    _ = write(writer.header)
  }

  deinit { close() }

  /// Writes events, or counts them as left out if the limit is reached or writing fails.
  func add(_ events: some Collection<Event>) {
    guard !isFull, let first = events.first else { return leaveOut(events.count) }
    let before = writer
    var text = unreported > 0 ? writer.line(remark(at: first.order)) : ""
    var count = 0
    for event in events {
      let line = writer.lineAddingParticipants(of: event)
      isFull = size + text.utf8.count + line.utf8.count > limit - LimitedFile.reserve
      if isFull { break }
      text += line
      count += 1
    }
    if write(text) {
      unreported = 0
      if isFull { reason = "the stream keeps \(limit) bytes" }
      leaveOut(events.count - count)
    } else {
      writer = before
      leaveOut(events.count)
    }
  }

  /// Writes a note with the number of left-out events that no earlier note counts, if there are any.
  func end() {
    if unreported > 0 { _ = write(writer.line(remark(at: 0))) }
  }

  private func leaveOut(_ count: Int) {
    leftOut += count
    unreported += count
  }

  private func remark(at order: Int) -> Event {
    Event(note: "\(unreported) more events were left out here: \(reason)", order: order)
  }

  private func write(_ text: String) -> Bool {
    var text = text
    let code = text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
    if code != 0 {
      reason = String(cString: files_error_text(code))
    } else {
      size += text.utf8.count
    }
    return code == 0
  }
}
