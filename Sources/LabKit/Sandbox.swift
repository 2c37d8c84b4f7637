import Lab
import PrintableText
import Synchronization

/// The environment in which a transcript (a Markdown page with commands and outputs) runs command lines.
///
/// The command lines reach only the page, its folder, and a buffer for output: no other file, no terminal, no environment variable.
final class Sandbox: Sendable {
  @TaskLocal static var current: Sandbox?

  let folder: PageFolder
  private let output = Mutex("")

  init(_ folder: PageFolder) { self.folder = folder }

  var files: Files { folder.files(on: .onDisk()) }

  func paths(of path: String) -> [String] {
    guard let path = try? PageFolder.plain(path) else { return [] }
    return folder.writtenNames.filter { path.isEmpty || $0 == path || $0.hasPrefix(path + "/") }
  }

  /// Returns the text of a file of the transcript or its folder, or the error message if it cannot be read.
  func content(of path: String) -> String {
    do throws(FileError) { return String(decoding: try files.read(path), as: UTF8.self) } catch {
      return "\(error)\n"
    }
  }

  func write(_ text: String) { output.withLock { $0 += text } }

  func takeOutput() -> String {
    output.withLock { output in
      defer { output = "" }
      return output
    }
  }

  /// Returns the output of a command line, followed by a line such as `[exit 1]` when its exit status is not 0.
  func output(of line: String, by sessionFactory: SessionFactory) async -> String {
    await Sandbox.$current.withValue(self) {
      let status = await status(of: line, by: sessionFactory)
      let output = takeOutput()
      guard status != 0 else { return output }
      let isEnded = output.isEmpty || output.utf8.last == UInt8(ascii: "\n")
      return output + (isEnded ? "" : "\n") + "[exit \(status)]\n"
    }
  }

  private func status(of line: String, by sessionFactory: SessionFactory) async -> Int32 {
    do throws(Failure) {
      let words = try ShellWords(line).words
      return await Laboratory(sessionFactory).run(Array(words.dropFirst()))
    } catch {
      write(error.message + "\n")
      return error.status
    }
  }
}

/// The words of a transcript's line `$ viperlab …`, split as by a shell.
///
/// No shell is run: quotes and backslashes work as in a shell; other characters special to a shell are an error.
struct ShellWords {
  private(set) var words: [String] = []

  init(_ line: String) throws(Failure) {
    var (word, quote): (String?, Character?) = (nil, nil)
    var isEscaped = false
    for character in line {
      switch character {
      case _ where isEscaped:
        isEscaped = false
        word = (word ?? "") + String(character)
      case "\\" where quote != "'": isEscaped = true
      case _ where character == quote: quote = nil
      case "'" where quote == nil, "\"" where quote == nil:
        (quote, word) = (character, word ?? "")
      case " " where quote == nil:
        if let word { words.append(word) }
        word = nil
      case _ where quote == nil && "|&;<>()$`*?#~\n".contains(character):
        throw Failure(
          "\(String(character).printable()) is for a shell, and none runs here. Put it in quotes."
        )
      default: word = (word ?? "") + String(character)
      }
    }
    guard quote == nil, !isEscaped else { throw Failure("A quote is never closed.") }
    if let word { words.append(word) }
  }
}
