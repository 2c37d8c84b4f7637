/// The visible contents of a screen, as a value; the same for all architectures in which a module is written.
public struct Screen: Hashable, Sendable {
  /// The title of the screen in its navigation bar; empty for none.
  public var title: String
  /// The title of the screen to which Back leads; nil if there is none.
  public var back: String?
  /// The lines below the navigation bar, from top to bottom.
  public var lines: [Line]

  /// Creates the contents of a screen; `back` is the title of the screen to which Back leads, nil if there is none.
  public init(title: String = "", back: String? = nil, _ lines: [Line] = []) {
    self.title = title
    self.back = back
    self.lines = lines
  }

  /// One line of a screen.
  public enum Line: Hashable, Sendable {
    /// A row of a list, which can be tapped: its text, and a right-aligned detail, empty for none.
    case row(String, String = "")
    /// A text, which cannot be tapped.
    case text(String)
    /// A button with this label, which can be pressed.
    case button(String)
    /// A text field: its label, and the text in the field.
    case field(String, String = "")
  }

  /// The texts and details of the rows of lists, from top to bottom.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines.
  public var rows: [(text: String, detail: String)] {
    lines.compactMap { line in
      if case .row(let text, let detail) = line { (text, detail) } else { nil }
    }
  }

  /// The labels of the screen's text fields, from top to bottom.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines.
  public var fields: [String] {
    lines.compactMap { line in if case .field(let label, _) = line { label } else { nil } }
  }

  /// The labels of the screen's buttons, from top to bottom.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines.
  public var buttons: [String] {
    lines.compactMap { line in if case .button(let label) = line { label } else { nil } }
  }
}
