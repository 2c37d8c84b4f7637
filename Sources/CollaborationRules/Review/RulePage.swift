/// What `explain` says of a rule, and of the fault and the finding of the same name.
public struct RulePage: Hashable, Sendable {
  /// The rule in a few words.
  public let title: String
  /// What it is.
  public let what: String
  /// What belongs to that, in lines as they stand; empty where nothing does.
  public let table: String
  /// Why it matters.
  public let why: String
  /// How it shows itself to a person, and in a trace.
  public let signs: String
  /// How to repair it.
  public let repair: String
  /// The repair as a few lines of Swift.
  public let code: String
  /// Where to look next, or what the rule cannot see.
  public let hint: String

  /// Reads a page: the title, then parts that begin with `What:`, `Why:`, `Signs:`, `Repair:`, `Hint:`, whose lines are
  /// joined, and below `Code:` lines as they stand.
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
