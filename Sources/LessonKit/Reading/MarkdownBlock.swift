/// A part of a Markdown page and the line it begins on.
struct MarkdownBlock: Equatable {
  /// What sort of part it is.
  enum Content: Equatable {
    /// `# Title`
    case title(String)
    /// `## Heading`
    case heading(String)
    /// The words of an HTML comment.
    case comment([String])
    /// A fence: the words after the back-ticks, and the lines in it.
    case fence([String], [String])
    /// Lines of text, joined.
    case paragraph(String)
    /// `- An item`
    case item(String)
    /// `1. An item`
    case numbered(String)
    /// `<details>`
    case detailsBegin
    /// `</details>`
    case detailsEnd
  }

  let content: Content
  let line: Int
}
