/// What an edition has from the article that published it, and what it has not.
public struct Publication: Sendable {
  /// What is the article's.
  public let kept: [String]
  /// What the article does not have, and was added to make its code run here.
  public let added: [String]
  /// What the article has and the edition does not.
  public let leftOut: [String]
  /// What is wrong with the article's code, and kept.
  public let defects: [Defect]

  /// One thing that is wrong, and where the article has it.
  public struct Defect: Sendable {
    /// The finding that names it; nil where no rule sees it.
    public let finding: String?
    /// Why no rule sees it; nil where one does.
    public let unseen: String?
    /// What is wrong, in one sentence.
    public let text: String
    /// Where it stands in the article: its part, and the declaration or the claim.
    public let source: String

    /// Makes a defect that a rule finds.
    public init(_ text: String, source: String, finding: String) {
      self.init(text, source, finding: finding, unseen: nil)
    }

    /// Makes a defect that no rule finds.
    public init(_ text: String, source: String, unseen: String) {
      self.init(text, source, finding: nil, unseen: unseen)
    }

    private init(_ text: String, _ source: String, finding: String?, unseen: String?) {
      self.finding = finding
      self.unseen = unseen
      self.text = text
      self.source = source
    }
  }

  /// Lists every difference between an article's code and its edition.
  public init(kept: [String], added: [String], leftOut: [String], defects: [Defect]) {
    self.kept = kept
    self.added = added
    self.leftOut = leftOut
    self.defects = defects
  }
}
