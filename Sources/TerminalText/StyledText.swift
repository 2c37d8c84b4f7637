import Traces

/// A text in parts, each with a style that names its meaning, such as `bad`; a terminal shows styles as colours, bold or faint.
public struct StyledText: Hashable, Sendable {
  /// A part of the text in one style.
  public struct Run: Hashable, Sendable {
    /// The text of this part.
    public var text: String
    /// The style of this part.
    public var style: TextStyle
  }

  /// The parts of the text in order; adjacent parts differ in style.
  public private(set) var runs: [Run] = []

  /// Creates a text of one style.
  public init(_ text: String = "", _ style: TextStyle = .plain) {
    append(text, style)
  }

  /// Appends text of one style.
  public mutating func append(_ text: String, _ style: TextStyle = .plain) {
    guard !text.isEmpty else { return }
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].text += text
    } else {
      runs.append(Run(text: text, style: style))
    }
  }

  /// Appends a styled text.
  public mutating func append(_ other: StyledText) {
    guard let first = other.runs.first else { return }
    append(first.text, first.style)
    runs.append(contentsOf: other.runs.dropFirst())
  }

  /// The text without its styles.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public var plain: String {
    var text = ""
    text.reserveCapacity(runs.reduce(0) { $0 + $1.text.utf8.count })
    for run in runs { text += run.text }
    return text
  }

  /// Whether the text is empty.
  public var isEmpty: Bool { runs.isEmpty }

  /// The lines of the text without their newlines; empty for an empty text, and without an empty line after a final newline.
  public var lines: [StyledText] {
    var lines: [StyledText] = []
    var line = StyledText()
    for run in runs {
      let newline = UInt8(ascii: "\n")
      let parts = run.text.utf8.split(separator: newline, omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 {
          lines.append(line)
          line = StyledText()
        }
        line.append(String(Substring(part)), run.style)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Creates a text that consists of the given lines, each ended by a newline.
  @inlinable public init(lines: some Sequence<StyledText>) {
    for line in lines {
      append(line)
      append("\n")
    }
  }

  /// Returns the first text followed by the second.
  public static func + (first: StyledText, second: StyledText) -> StyledText {
    var text = first
    text.append(second)
    return text
  }

  /// Appends the second text to the first.
  public static func += (first: inout StyledText, second: StyledText) {
    first.append(second)
  }
}

/// The meaning of a part of a styled text.
public enum TextStyle: Hashable, Sendable {
  /// Ordinary text.
  case plain
  /// A heading, or the first thing to notice.
  case strong
  /// Secondary text.
  case dim
  /// A success.
  case good
  /// A loss, a refusal or an error.
  case bad
  /// A command that a person can type.
  case command
  /// The name of a participant or a role, or a participant's bar in a diagram; the role, such as Presenter, decides the colour.
  indirect case role(Role)
}

extension StyledText: ExpressibleByStringInterpolation {
  /// Creates a text without styles.
  public init(stringLiteral value: String) { self.init(value) }
}
