import PrintableText
import TerminalText

/// A name with text lines in a column beside it, or below it if the terminal is narrow.
struct NamedLines {
  private let name: String
  private let lines: [String]
  private let style: TextStyle

  init(_ name: String, _ lines: [String], style: TextStyle = .strong) {
    self.name = name.printable()
    self.lines = lines.map { $0.printable() }
    self.style = style
  }

  /// Returns the lines beside the name, `column` columns from the left, if 40 columns remain for them, else below it.
  func text(column: Int, _ settings: Settings) -> StyledText {
    if settings.isPlain {
      let head = StyledText(name, style) + StyledText(": \(lines.first ?? "")")
      return StyledText(lines: [head] + lines.dropFirst().map { StyledText($0) })
    }
    let isBeside = settings.width - column >= 40
    let indent = isBeside ? column : 2
    let blanks = String(repeating: " ", count: indent)
    let wrapped = lines.flatMap { $0.wrapped(to: settings.width - indent) }
    let body = wrapped.map { blanks + $0 }
    guard isBeside, let first = wrapped.first else {
      return StyledText(lines: [StyledText(name, style)] + body.map { StyledText($0) })
    }
    let head = StyledText(name, style).padded(to: column) + StyledText(first)
    return StyledText(lines: [head] + body.dropFirst().map { StyledText($0) })
  }
}
