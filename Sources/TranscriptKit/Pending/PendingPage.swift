/// What a transcript would become, kept beside it until somebody accepts or rejects it.
///
/// As a file: a comment with the digests of the pages it may be applied to, then the new page.
package struct PendingPage: Equatable, Sendable {
  /// The digests of the pages that it is a change of: one, or two while a part is being accepted.
  package var bases: [String]
  /// The new page as a whole.
  package let markdown: String

  /// Keeps a replay of a page.
  package init(base: String, markdown: String) {
    bases = [PendingPage.digest(of: base)]
    self.markdown = markdown
  }

  /// Reads a file; nil when it is none of these.
  package init?(text: String) {
    guard let end = text.utf8.firstIndex(of: .newline) else { return nil }
    let words = text[..<end].split(separator: " ").map(String.init)
    let (start, close) = (PendingPage.opening, PendingPage.closing)
    guard words.starts(with: start), words.last == close else { return nil }
    bases = Array(words.dropFirst(start.count).dropLast())
    guard !bases.isEmpty, bases.allSatisfy({ $0.utf8.count == 64 }) else { return nil }
    markdown = String(text[text.utf8.index(after: end)...])
  }

  /// The file.
  package var text: String {
    (PendingPage.opening + bases + [PendingPage.closing]).joined(separator: " ") + "\n" + markdown
  }

  /// Whether it is a change of this page, as it stands now.
  package func applies(to base: String) -> Bool { bases.contains(PendingPage.digest(of: base)) }

  /// What identifies a page's bytes.
  package static func digest(of page: String) -> String { SHA256(page.utf8).text }

  private static let opening = ["<!--", "viperlab", "pending,", "base", "sha256"]
  private static let closing = "-->"
}
