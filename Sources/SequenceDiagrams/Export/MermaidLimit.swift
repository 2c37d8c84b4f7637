/// How much text Mermaid draws: `maxTextSize`, see <https://mermaid.js.org/config/schema-docs/config.html>.
///
/// Front matter and directives cannot raise the limit: Mermaid counts `maxTextSize` among its secure keys.
public struct MermaidLimit: Sendable {
  /// The UTF-16 code units that Mermaid draws by default.
  public static let characters = 50_000

  private let count: Int

  /// Makes a limit for a diagram that exceeds it; nil for one that Mermaid draws.
  public init?(exceededBy diagram: String) {
    let utf8 = diagram.utf8.count
    guard utf8 > MermaidLimit.characters else { return nil }
    count = diagram.utf16.count
    if count <= MermaidLimit.characters { return nil }
  }

  /// Makes the same of a form of a trace; nil for all forms but Mermaid's.
  public init?(exceededBy diagram: String, as format: DiagramFormat) {
    guard format.name == DiagramFormat.mermaid.name else { return nil }
    self.init(exceededBy: diagram)
  }

  /// What exceeds the limit, and what to do; the shorter forms are options or commands.
  public func sentence(shorter forms: [String]) -> String {
    "Mermaid draws 50,000 characters by default, and this diagram has \(count). Shorten it with "
      + "\(forms.joined(separator: ", ")), or set maxTextSize to \(count) or more in Mermaid's "
      + "configuration (mermaid.initialize; front matter cannot)."
  }
}
