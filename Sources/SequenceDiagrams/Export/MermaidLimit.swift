/// The limit on a diagram's size in Mermaid (its option `maxTextSize`), if a diagram exceeds it.
///
/// See <https://mermaid.js.org/config/schema-docs/config.html>. A diagram cannot raise the limit by front matter or directives,
/// because Mermaid counts `maxTextSize` among its secure keys.
public struct MermaidLimit: Sendable {
  /// The maximum size of a diagram that Mermaid draws by default, in UTF-16 code units.
  public static let characters = 50_000

  private let count: Int

  /// Creates the limit exceeded by `diagram`, a text in Mermaid's language; nil if Mermaid draws the diagram.
  public init?(exceededBy diagram: String) {
    let utf8 = diagram.utf8.count
    guard utf8 > MermaidLimit.characters else { return nil }
    count = diagram.utf16.count
    if count <= MermaidLimit.characters { return nil }
  }

  /// Creates the limit exceeded by `diagram`, a text in `format`; nil for a format other than Mermaid, and if Mermaid draws the
  /// diagram.
  public init?(exceededBy diagram: String, as format: DiagramFormat) {
    guard format.name == DiagramFormat.mermaid.name else { return nil }
    self.init(exceededBy: diagram)
  }

  /// Returns a warning with the diagram's size and the remedies.
  ///
  /// The remedies are `forms`, names of options or commands that shorten the diagram, and Mermaid's configuration.
  public func warning(alternatives forms: [String]) -> String {
    "Mermaid draws 50,000 characters by default, and this diagram has \(count). Shorten it with "
      + "\(forms.joined(separator: ", ")), or set maxTextSize to \(count) or more in Mermaid's "
      + "configuration (mermaid.initialize; front matter cannot)."
  }
}
