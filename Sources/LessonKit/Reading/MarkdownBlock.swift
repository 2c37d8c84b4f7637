/// A block of a Markdown page and its first line.
struct MarkdownBlock: Equatable {
  enum Content: Equatable {
    /// `# Title`
    case title(String)
    /// `## Heading`
    case heading(String)
    /// The words of an HTML comment.
    case comment([String])
    /// A fence: the words after the back-ticks, and the lines inside.
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
