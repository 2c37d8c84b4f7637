/// The explanation of a rule, which the command `explain` prints.
public struct RulePage: Hashable, Sendable {
  /// The rule in a few words.
  public let title: String
  /// A description of what violates the rule.
  public let what: String
  /// Lines printed unchanged after the explanation, such as the layer tables; empty if there are none.
  public let table: String
  /// The reason why the rule matters.
  public let why: String
  /// The signs of a violation on the screen and in a trace.
  public let signs: String
  /// A description of the repair of a violation.
  public let repair: String
  /// The repair as a few lines of Swift.
  public let code: String
  /// A sentence on where to look next, or on what the rule cannot see.
  public let hint: String

  /// Parses the text of a page.
  ///
  /// The first line is the title. Parts begin with `What:`, `Why:`, `Signs:`, `Repair:` and `Hint:`; their lines are
  /// joined. Lines below `Code:` are kept unchanged.
  public init(_ text: String, table: String = "") {
    var parts: [String: String] = [:]
    var label = "Title"
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if label == "Code" {
        parts[label, default: ""] += "\(line)\n"
        continue
      }
      var words = line[...]
      if let colon = line.firstIndex(of: ":"), RulePage.labels.contains(String(line[..<colon])) {
        label = String(line[..<colon])
        words = line[line.index(after: colon)...].drop { $0 == " " }
      }
      let start = parts[label].map { $0.isEmpty ? "" : $0 + " " } ?? ""
      parts[label] = start + words
    }
    title = parts["Title"] ?? ""
    what = parts["What"] ?? ""
    why = parts["Why"] ?? ""
    signs = parts["Signs"] ?? ""
    repair = parts["Repair"] ?? ""
    hint = parts["Hint"] ?? ""
    code = String((parts["Code"] ?? "").drop { $0 == "\n" }.dropLast())
    self.table = table
  }

  private static let labels: Set = ["What", "Why", "Signs", "Repair", "Hint", "Code"]
}
