import PrintableText
import TranscriptKit

/// The name by which pending changes are selected: one change `login.md:14`, a transcript `login.md`, or a folder `Transcripts`.
struct ChangeKey {
  let text: String
  private let page: String
  private let line: Int?

  init(_ text: String) {
    self.text = text
    let colon = text.lastIndex(of: ":")
    line = colon.flatMap { Int(typed: text[text.index(after: $0)...]) }
    page = line == nil ? text : colon.map { String(text[..<$0]) } ?? text
  }

  func changes(in pages: [String]) throws -> [PendingChange] {
    let all = try PendingChanges(of: paths(among: pages))
    let meant = all.changes.filter { line == nil || $0.difference.line == line }
    guard meant.isEmpty else { return meant }
    if let void = all.void.first { throw Failure("\(void)", status: 1) }
    let others = all.changes.map { "\($0.difference.line)" }.joined(separator: ", ")
    let hint = others.isEmpty ? "viperlab transcripts list" : "There are changes in line \(others)."
    throw Failure("Nothing is pending for \(text.printable()). \(hint)")
  }

  /// Returns the paths of the transcripts that the name means: one, all below a folder, or the only path that ends in the name.
  ///
  /// Throws if several paths end in the name, or there is no such transcript.
  private func paths(among pages: [String]) throws(Failure) -> [String] {
    if pages.contains(page) { return [page] }
    if line == nil, let below = try? FolderWalk(of: [page], ending: ".md").paths, below != [page] {
      return below
    }
    let meant = pages.filter { $0.hasSuffix("/" + page) }
    if meant.count > 1 {
      throw Failure(
        "\(text.printable()) may be one of: \(meant.joined(separator: ", ").printable())"
      )
    }
    if let path = meant.first { return [path] }
    guard TextFile.exists(page) else {
      throw Failure("There is no transcript \(page.printable()). viperlab transcripts list")
    }
    return [page]
  }
}

extension [ChangeKey] {
  func changes() throws -> [PendingChange] {
    let pages = try TranscriptPaths.paths(of: [])
    var known: Set<String> = []
    return try flatMap { try $0.changes(in: pages) }.filter { known.insert($0.key).inserted }
  }
}
