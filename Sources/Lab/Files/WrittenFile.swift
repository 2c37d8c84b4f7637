import ComparisonData
import PrintableText
import TerminalText

extension Session {
  /// Writes `content` unless the file holds something else: a text not written here last, for which `losesNothing` is false.
  func write(
    _ content: String,
    to path: String,
    isForced: Bool,
    where losesNothing: (String) -> Bool = { _ in false }
  ) throws(Refusal) -> StyledText {
    let former = try former(path, isForced: isForced, losesNothing)
    if let former, !former.isReplaceable, !isForced {
      throw .failed(
        "\(path.readablePath) holds something else; it begins \(former.excerpt). Choose another name, or "
          + "add  --force  to overwrite it. Nothing was changed."
      )
    }
    try save(content, to: path, in: files)
    let place = former.map { $0.isReplaceable ? "was there" : "began \($0.excerpt)" }
    let text = place.map { "Written, in place of what \($0)" } ?? "Written"
    return StyledText("\(text): \(path.readablePath)\n", .good)
  }

  /// Writes a file, whatever it holds.
  func save(_ content: String, to path: String, in files: Files) throws(Refusal) {
    do throws(FileError) { try files.write(path, Array(content.utf8)) } catch {
      throw .failed(error.description)
    }
    writtenFiles[path] = SourceDigest(of: content)
  }

  /// Returns the file that `write` overwrites; nil for a folder, a pipe, and a file that a page neither contains nor wrote.
  private func former(
    _ path: String,
    isForced: Bool,
    _ losesNothing: (String) -> Bool
  ) throws(Refusal) -> (excerpt: String, isReplaceable: Bool)? {
    if let activePage, !activePage.folder.holds(path) { return nil }
    do throws(FileError) {
      let bytes = try files.beginning(of: path, count: Files.maximumTextSize + 1)
      guard bytes.count <= Files.maximumTextSize || isForced else { throw FileError.tooLong(path) }
      let text = String(decoding: bytes, as: UTF8.self)
      let start = String(text.prefix(40).prefix { $0 != "\n" })
      let excerpt = "\"" + start.escaped() + (start.count == 40 ? "…\"" : "\"")
      let isOwn = text.isEmpty || writtenFiles[path] == SourceDigest(of: text)
      return (excerpt, isOwn || losesNothing(text))
    } catch {
      switch error {
      case .missing, .isNoFile, .isFolder: return nil
      case .unreadable where error.isForbidden:
        if isForced { return nil }
        throw .failed("\(error.description) Choose another name, or add  --force  to overwrite it.")
      case .unreadable: throw .failed("\(error.description) Choose another name.")
      case .tooLong, .hasNoHome, .outsidePage, .unwritable: throw .failed(error.description)
      }
    }
  }
}

extension SourceDigest {
  init(of text: String) {
    self.init()
    add(text)
  }
}
