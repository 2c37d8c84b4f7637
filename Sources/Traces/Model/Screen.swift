/// What a person sees, as a value: the same in every architecture, or something is wrong.
public struct Screen: Hashable, Sendable {
  /// The title in the bar.
  public var title: String
  /// The title of the screen that Back leads to.
  public var back: String?
  /// What stands below the bar, from top to bottom.
  public var lines: [Line]

  /// Makes a screen.
  public init(title: String = "", back: String? = nil, _ lines: [Line] = []) {
    self.title = title
    self.back = back
    self.lines = lines
  }

  /// One line of a screen.
  public enum Line: Hashable, Sendable {
    /// A row of a list, which can be tapped; the second text stands at the right.
    case row(String, String = "")
    /// A text that only shows.
    case text(String)
    /// A button, which can be pressed.
    case button(String)
    /// A field that can be typed into, and what stands in it.
    case field(String, String = "")
  }
}

extension Screen {
  /// The rows that can be tapped.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines.
  public var rows: [(text: String, detail: String)] {
    lines.compactMap { line in
      if case .row(let text, let detail) = line { (text, detail) } else { nil }
    }
  }

  /// The names of the fields that can be typed into.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines.
  public var fields: [String] {
    lines.compactMap { line in if case .field(let label, _) = line { label } else { nil } }
  }

  /// The buttons that can be pressed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines.
  public var buttons: [String] {
    lines.compactMap { line in if case .button(let label) = line { label } else { nil } }
  }
}
