import Sequences

/// A proposed new version of a transcript's page, kept in a file in the folder `.pending` until it is accepted or rejected.
///
/// The file begins with a comment that has the digests of the pages to which the proposal applies; the new page follows.
package struct PendingPage: Equatable, Sendable {
  /// The digests of the pages to which the proposal applies: one, or two while a part of the proposal is being accepted.
  package var bases: [String]
  /// The whole text of the new page.
  package let markdown: String

  /// Creates the proposal to replace the page `base` by the page `markdown`.
  package init(base: String, markdown: String) {
    bases = [PendingPage.digest(of: base)]
    self.markdown = markdown
  }

  /// Parses the content of a file with a proposed page; fails for a file of another kind.
  package init?(text: String) {
    guard let end = text.utf8.firstIndex(of: .newline) else { return nil }
    let words = text[..<end].split(separator: " ").map(String.init)
    let (start, close) = (PendingPage.opening, PendingPage.closing)
    guard words.starts(with: start), words.last == close else { return nil }
    bases = Array(words.dropFirst(start.count).dropLast())
    guard !bases.isEmpty, bases.allSatisfy({ $0.utf8.count == 64 }) else { return nil }
    markdown = String(text[text.utf8.index(after: end)...])
  }

  /// The content of the file: the comment with the digests, and the new page.
  package var text: String {
    (PendingPage.opening + bases + [PendingPage.closing]).joined(separator: " ") + "\n" + markdown
  }

  /// Returns whether `base` is a page to which the proposal applies.
  package func applies(to base: String) -> Bool { bases.contains(PendingPage.digest(of: base)) }

  /// Returns the SHA-256 digest of a page's text in hexadecimal digits.
  package static func digest(of page: String) -> String { SHA256(page.utf8).text }

  private static let opening = ["<!--", "viperlab", "pending,", "base", "sha256"]
  private static let closing = "-->"
}
