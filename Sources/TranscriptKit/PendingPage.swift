import Sequences

/// A proposed new version of a transcript's page, kept in a file in the folder `.pending` until it is accepted or rejected.
///
/// The file begins with a comment that has the digests of the pages to which the proposal applies; the new page follows.
package struct PendingPage: Equatable, Sendable {
  /// The digests of the pages to which the proposal applies: one, or two while a part of the proposal is being accepted.
  package var bases: [String]
  package let markdown: String

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

  package func applies(to base: String) -> Bool { bases.contains(PendingPage.digest(of: base)) }

  package static func digest(of page: String) -> String { SHA256(page.utf8).text }

  private static let opening = ["<!--", "viperlab", "pending,", "base", "sha256"]
  private static let closing = "-->"
}

extension Transcript {
  /// Returns the transcript with the exchanges `numbers` (commands with outputs, from 1) taken from a replay.
  ///
  /// Unknown numbers are ignored. Nil if `replay` has other prose, fences or commands than this transcript.
  package func accepting(_ numbers: Set<Int>, from replay: Transcript) -> Transcript? {
    guard isReplayed(by: replay) else { return nil }
    var result = self
    for (number, index) in zip(1..., exchangeIndices) where numbers.contains(number) {
      result.parts[index] = replay.parts[index]
    }
    return result
  }

  /// Returns whether another transcript has the same prose, fences and commands, and may thus be a replay of this one.
  package func isReplayed(by other: Transcript) -> Bool {
    parts.count == other.parts.count && zip(parts, other.parts).allSatisfy { $0.isReplayed(by: $1) }
  }
}

extension TranscriptReader.Part {
  fileprivate func isReplayed(by other: TranscriptReader.Part) -> Bool {
    switch (self, other) {
    case (.verbatim(let old), .verbatim(let new)): old[...].hasSameBytes(as: new[...])
    case (.exchange(let old), .exchange(let new)): old.input == new.input
    default: false
    }
  }
}

extension Transcript {
  /// Returns the output of exchange `number` as written, each line ended by LF; empty for a number above the last.
  ///
  /// `number` is at least 1.
  package func writtenOutput(of number: Int) -> String {
    exchange(number)?.outputLines.map { $0.text + "\n" }.joined() ?? ""
  }

  /// Returns the transcript with `written` as the output of exchange `number`; nil if `written` does not match the present output.
  ///
  /// Wildcards in `written` may stand for parts of the present output. Also nil if the new lines would not be read as output, or
  /// for a number above the last. `number` is at least 1.
  package func withOutput(_ written: String, of number: Int) -> Transcript? {
    guard let old = exchange(number), let index = index(of: number) else { return nil }
    let ending = old.inputLines.last?.ending ?? "\n"
    var lines = OutputText.plainLines(of: written)
    while lines.last?.withoutTrailingBlanks.isEmpty == true { lines.removeLast() }
    let output = OutputPattern(old.outputLines.map(\.text)).lines.map(\.text)
    var bindings: Bindings = [:]
    guard OutputPattern(lines).matches(output, &bindings) else { return nil }
    var edited = self
    var exchange = old
    exchange.outputLines = lines.map { TextLine(text: $0, ending: ending) }
    edited.parts[index] = .exchange(exchange)
    guard let read = try? Transcript(markdown: edited.markdown, path: path), isReplayed(by: read)
    else { return nil }
    return read
  }

  private func exchange(_ number: Int) -> Exchange? {
    index(of: number).flatMap { parts[$0].exchange }
  }

  private func index(of number: Int) -> Int? { exchangeIndices.dropFirst(number - 1).first }
}
