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

  /// Makes a page.
  public init(
    _ title: String,
    what: String,
    table: String = "",
    why: String,
    signs: String,
    repair: String,
    code: String,
    hint: String
  ) {
    self.title = title
    self.what = what
    self.table = table
    self.why = why
    self.signs = signs
    self.repair = repair
    self.code = code
    self.hint = hint
  }
}
