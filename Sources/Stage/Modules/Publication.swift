/// What an edition has from the article that published it, and what it has not.
public struct Publication: Sendable {
  /// What is the article's.
  public let kept: [String]
  /// What the article does not have, and was added to make its code run here.
  public let added: [String]
  /// What is wrong with the article's code, and kept.
  public let defects: [Defect]

  /// One thing that is wrong, and where the article has it.
  public struct Defect: Sendable {
    /// The finding that names it; nil where no rule sees it.
    public let finding: String?
    /// What is wrong, in one sentence.
    public let text: String
    /// Where it stands in the article: its part, and the declaration or the claim.
    public let source: String

    /// Makes a defect.
    public init(_ text: String, source: String, finding: String? = nil) {
      self.finding = finding
      self.text = text
      self.source = source
    }
  }

  /// Makes a list of what is whose.
  public init(kept: [String], added: [String], defects: [Defect]) {
    self.kept = kept
    self.added = added
    self.defects = defects
  }
}
