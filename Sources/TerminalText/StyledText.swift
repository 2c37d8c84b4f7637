import Traces

/// Text with meaning attached to its parts; colour is only one way to show it.
///
///     var text = StyledText("lost: ", .bad)
///     text.append("nil")
///     text.plain  // "lost: nil"
public struct StyledText: Hashable, Sendable {
  /// A stretch of text of one style.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// What they mean.
    public var style: TextStyle
  }

  /// The stretches in order; neighbours differ in style.
  public private(set) var runs: [Run] = []

  /// Makes a text of one style.
  public init(_ text: String = "", _ style: TextStyle = .plain) {
    append(text, style)
  }

  /// Adds text of one style at the end.
  public mutating func append(_ text: String, _ style: TextStyle = .plain) {
    guard !text.isEmpty else { return }
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].text += text
    } else {
      runs.append(Run(text: text, style: style))
    }
  }

  /// Adds another text at the end.
  public mutating func append(_ other: StyledText) {
    guard let first = other.runs.first else { return }
    append(first.text, first.style)
    runs.append(contentsOf: other.runs.dropFirst())
  }
}

/// What a stretch of text means.
public enum TextStyle: Hashable, Sendable {
  /// Nothing special.
  case plain
  /// A heading, or what the eye should find first.
  case strong
  /// What may be overlooked.
  case dim
  /// Something that went well.
  case good
  /// Something lost, refused or wrong.
  case bad
  /// Something a person can type.
  case command
  /// A participant, by its role.
  ///
  /// Kept apart, since a text has many stretches and few of them are participants.
  indirect case role(Role)
}

extension StyledText {
  /// The text without its styles.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public var plain: String {
    var text = ""
    text.reserveCapacity(runs.reduce(0) { $0 + $1.text.utf8.count })
    for run in runs { text += run.text }
    return text
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { runs.isEmpty }

  /// The lines, without their line ends; an empty text has none.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public var lines: [StyledText] {
    var lines: [StyledText] = []
    var line = StyledText()
    for run in runs {
      guard run.text.hasNewline else {
        line.append(run.text, run.style)
        continue
      }
      for (index, part) in run.text.linesOfBytes.enumerated() {
        if index > 0 {
          lines.append(line)
          line = StyledText()
        }
        line.append(String(part), run.style)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Joins lines, each ended by a newline.
  @inlinable public init(lines: some Sequence<StyledText>) {
    for line in lines {
      append(line)
      append("\n")
    }
  }

  /// The first text followed by the second.
  public static func + (first: StyledText, second: StyledText) -> StyledText {
    var text = first
    text.append(second)
    return text
  }

  /// The first text, then the second added to it.
  public static func += (first: inout StyledText, second: StyledText) {
    first.append(second)
  }
}

// MARK: - ExpressibleByStringLiteral

extension StyledText: ExpressibleByStringInterpolation {
  /// A text without styles.
  public init(stringLiteral value: String) { self.init(value) }
}

extension String {
  /// Whether a newline stands in it.
  var hasNewline: Bool {
    let newline = UInt8(ascii: "\n")
    return utf8.withContiguousStorageIfAvailable { $0.contains(newline) } ?? utf8.contains(newline)
  }

  /// What stands before, between and behind the newlines.
  package var linesOfBytes: [Substring] {
    guard hasNewline else { return [self[...]] }
    var lines: [Substring] = []
    var start = startIndex
    while let newline = utf8[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(self[start..<newline])
      start = utf8.index(after: newline)
    }
    lines.append(self[start...])
    return lines
  }
}
