/// A text split at its back-ticks, between which commands and names of code stand.
public struct Prose: Hashable, Sendable {
  /// A part of the text that stood either between back-ticks or outside them.
  public struct Piece: Hashable, Sendable {
    /// The text of the part, without back-ticks.
    public let text: String
    /// Whether the part stood between back-ticks.
    public let isCode: Bool
  }

  /// The parts in order; joined they are the text without its paired back-ticks.
  public let pieces: [Piece]

  /// Splits a text at its back-ticks; a back-tick without a partner is an ordinary character.
  ///
  ///     Prose("Type `open`.").pieces.map(\.text)  // ["Type ", "open", "."]
  public init(_ text: String) {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    let paired = parts.count % 2 == 1 ? parts.count : parts.count - 1
    var pieces = parts[..<paired].enumerated().map { index, part in
      Piece(text: String(part), isCode: index % 2 == 1)
    }
    if paired < parts.count { pieces.append(Piece(text: "`" + parts[paired], isCode: false)) }
    self.pieces = pieces.filter { !$0.text.isEmpty }
  }

  /// The text without its paired back-ticks.
  public var plain: String { pieces.map(\.text).joined() }

  /// The parts that stood between back-ticks.
  public var code: [String] { pieces.filter(\.isCode).map(\.text) }
}

/// A paragraph of a lesson's text with its line number.
public struct Paragraph: Hashable, Sendable {
  /// The text of the paragraph on one line; commands and names of code stand in back-ticks.
  public let text: String
  /// The line number of the paragraph in the lesson's file, from 1.
  public let line: Int
  /// Whether the paragraph is shown unchanged and never wrapped.
  public internal(set) var isCode = false
}
