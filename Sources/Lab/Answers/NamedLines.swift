import PrintableText
import TerminalText

extension StyledText {
  /// Creates a name with lines beside it, `column` columns from the left, if 40 columns remain for them, else below it.
  init(
    named name: String,
    _ lines: [String],
    style: TextStyle = .strong,
    column: Int,
    _ settings: Settings
  ) {
    let (name, lines) = (name.printable(), lines.map { $0.printable() })
    if settings.isPlain {
      let head = StyledText(name, style) + StyledText(": \(lines.first ?? "")")
      self.init(lines: [head] + lines.dropFirst().map { StyledText($0) })
      return
    }
    let isBeside = settings.width - column >= 40
    let indent = isBeside ? column : 2
    let blanks = String(repeating: " ", count: indent)
    let wrapped = lines.flatMap { $0.wrapped(to: settings.width - indent) }
    let body = wrapped.map { blanks + $0 }
    guard isBeside, let first = wrapped.first else {
      self.init(lines: [StyledText(name, style)] + body.map { StyledText($0) })
      return
    }
    let head = StyledText(name, style).padded(to: column) + StyledText(first)
    self.init(lines: [head] + body.dropFirst().map { StyledText($0) })
  }
}
