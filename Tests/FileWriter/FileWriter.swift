import CFiles
import LineEditing
import Platform

/// A program that writes a file until it is done or killed; a byte of output says how far it is.
///
///     FileWriter replace|append|rewrite|history PATH WORD COUNT
@main
struct FileWriter {
  let path: String
  let word: String
  let count: Int

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 5, let count = Int(arguments[4]) else { exit(2) }
    let writer = FileWriter(path: arguments[2], word: arguments[3], count: count)
    switch arguments[1] {
    case "replace": writer.replace()
    case "append": writer.append()
    case "rewrite": writer.rewrite()
    default: writer.remember()
    }
  }

  private func step() { expect(write(1, "x", 1) == 1) }

  private func expect(_ isWell: Bool) {
    if !isWell { exit(1) }
  }

  /// Replaces the file for ever, by so many bytes of one letter, then of another.
  private func replace() {
    for letter in (0...).lazy.map({ UInt8($0 % 2) + UInt8(ascii: "a") }) {
      let bytes = [UInt8](repeating: letter, count: count)
      expect(files_replace(path, bytes, bytes.count, 0o644) == 0)
      step()
    }
  }

  /// Adds a line so many times, under the lock.
  private func append() {
    for _ in 0..<count {
      locked { expect(files_append($0, word + "\n", word.utf8.count + 1) == 0) }
    }
  }

  /// Replaces the file so many times by what it holds, under the lock.
  private func rewrite() {
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    for _ in 0..<count {
      locked {
        let count = pread($0, &bytes, bytes.count, 0)
        expect(count >= 0 && files_replace(path, bytes, count, 0o600) == 0)
      }
    }
  }

  /// Begins sessions that keep the last lines only, and adds a line in each.
  private func remember() {
    for number in 0..<count {
      let history = History(path: path, limit: 100)
      history.append("\(word) \(number)")
      step()
    }
  }

  private func locked(_ body: (Int32) -> Void) {
    var file: Int32 = -1
    expect(files_open_locked(path, 0o600, true, 60_000, &file) == 0)
    body(file)
    close(file)
  }
}
