import LineEditing
import PrintableText
import TranscriptKit

// The file of a transcript, whose text is the transcript's Markdown.

extension Transcript {
  init(file path: String) throws(Failure) {
    let text = try TextFile(path).text
    do throws(TranscriptError) { try self.init(markdown: text, path: path) } catch {
      throw Failure("\(path.printable()):\(error.line):1: \(error)")
    }
  }

  /// Calls `body` while the file at `path` is locked against other processes of the laboratory; throws if it stays locked for 5 s.
  ///
  /// The lock is on the file itself, not on a file beside it, so that it is released even if the process is killed.
  static func locking(_ path: String, _ body: () throws(Failure) -> Void) throws(Failure) {
    let file: OpenFile
    do throws(OpenFile.Problem) {
      file = try OpenFile(locking: path, createsFile: false, milliseconds: 5_000)
    } catch {
      throw Failure(
        "\(path.printable()): cannot be written (\(error)). Nothing was changed.",
        status: 1
      )
    }
    defer { file.close() }
    try body()
  }

  /// Replaces the text of the transcript's file; throws if the file was changed to any other text since it was read.
  func replace(by text: String) throws(Failure) {
    try Transcript.locking(path) { () throws(Failure) in
      try replaceUnderLock(by: text)
    }
  }

  /// Replaces the text of the file, which the caller has locked; throws if it was changed to any other text since it was read.
  func replaceUnderLock(by text: String) throws(Failure) {
    let now = try TextFile(path).text
    guard !now.utf8.elementsEqual(text.utf8) else { return }
    guard now.utf8.elementsEqual(markdown.utf8) else {
      throw Failure(
        "\(path.printable()): has changed meanwhile, and stays as it is. Run this again.",
        status: 1
      )
    }
    try TextFile.write(text, to: path)
  }
}
