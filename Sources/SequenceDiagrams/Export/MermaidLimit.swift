/// The limit on the size of the diagrams that Mermaid draws, where a diagram exceeds it: Mermaid's option
/// `maxTextSize`, see <https://mermaid.js.org/config/schema-docs/config.html>.
///
/// Front matter and directives cannot raise the limit: Mermaid counts `maxTextSize` among its secure keys.
public struct MermaidLimit: Sendable {
  /// The maximum number of UTF-16 code units in a diagram that Mermaid draws by default.
  public static let characters = 50_000

  private let count: Int

  /// Creates the limit if `diagram`, in Mermaid's language, exceeds it; nil for a diagram that Mermaid draws.
  public init?(exceededBy diagram: String) {
    let utf8 = diagram.utf8.count
    guard utf8 > MermaidLimit.characters else { return nil }
    count = diagram.utf16.count
    if count <= MermaidLimit.characters { return nil }
  }

  /// Creates the limit if `format` is Mermaid and `diagram` exceeds it; nil otherwise.
  public init?(exceededBy diagram: String, as format: DiagramFormat) {
    guard format.name == DiagramFormat.mermaid.name else { return nil }
    self.init(exceededBy: diagram)
  }

  /// Returns a warning with the diagram's size and the remedies; `forms` are options or commands that shorten the
  /// diagram.
  public func warning(alternatives forms: [String]) -> String {
    "Mermaid draws 50,000 characters by default, and this diagram has \(count). Shorten it with "
      + "\(forms.joined(separator: ", ")), or set maxTextSize to \(count) or more in Mermaid's "
      + "configuration (mermaid.initialize; front matter cannot)."
  }
}
