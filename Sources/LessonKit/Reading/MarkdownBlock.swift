/// A block of a Markdown page with the number of its first line.
struct MarkdownBlock: Equatable {
  enum Content: Equatable {
    /// A title, written `# Title`.
    case title(String)
    /// A heading, written `## Heading`.
    case heading(String)
    /// An HTML comment, split into its words.
    case comment([String])
    /// A fenced code block: the words after the opening back-ticks, and the lines inside.
    case fence([String], [String])
    /// Consecutive lines of text, joined by blanks.
    case paragraph(String)
    /// A list item, written `- An item`.
    case item(String)
    /// A numbered list item, written `1. An item`; the text without the number.
    case numbered(String)
    /// The tag `<details>`.
    case detailsBegin
    /// The tag `</details>`.
    case detailsEnd
  }

  let content: Content
  let line: Int
}
