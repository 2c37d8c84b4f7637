struct MarkdownBlock: Equatable {
  enum Content: Equatable {
    case title(String)
    case heading(String)
    case comment([String])
    /// A fenced code block: the words after the opening back-ticks, and the lines inside.
    case fence([String], [String])
    case paragraph(String)
    case item(String)
    case numbered(String)
    case detailsBegin
    case detailsEnd
  }

  let content: Content
  let line: Int
}
