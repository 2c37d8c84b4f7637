/// The contents of a screen, as a value; equal in all architectures of a module.
public struct Screen: Hashable, Sendable {
  /// The title in the navigation bar.
  public var title: String
  /// The title of the screen that Back leads to; nil if there is none.
  public var back: String?
  /// The lines below the bar, from top to bottom.
  public var lines: [Line]

  /// Creates a screen.
  public init(title: String = "", back: String? = nil, _ lines: [Line] = []) {
    self.title = title
    self.back = back
    self.lines = lines
  }

  /// One line of a screen.
  public enum Line: Hashable, Sendable {
    /// A row of a list, which can be tapped; the second text is right-aligned.
    case row(String, String = "")
    /// A text without an action.
    case text(String)
    /// A button, which can be pressed.
    case button(String)
    /// A text field and its contents.
    case field(String, String = "")
  }
}

extension Screen {
  /// The rows of the list, which can be tapped.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines.
  public var rows: [(text: String, detail: String)] {
    lines.compactMap { line in
      if case .row(let text, let detail) = line { (text, detail) } else { nil }
    }
  }

  /// The labels of the text fields.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines.
  public var fields: [String] {
    lines.compactMap { line in if case .field(let label, _) = line { label } else { nil } }
  }

  /// The labels of the buttons.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines.
  public var buttons: [String] {
    lines.compactMap { line in if case .button(let label) = line { label } else { nil } }
  }
}
