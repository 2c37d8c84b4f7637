/// The differences between an edition and the article that published it.
public struct Publication: Sendable {
  /// The parts taken from the article.
  public let kept: [String]
  /// The parts added to make the article's code run here.
  public let added: [String]
  /// The parts of the article that the edition omits.
  public let leftOut: [String]
  /// The defects of the article's code, which the edition keeps.
  public let defects: [Defect]

  /// A defect and its location in the article.
  public struct Defect: Sendable {
    /// The finding that reports the defect; nil if no rule detects it.
    public let finding: String?
    /// The reason why no rule detects the defect; nil if one does.
    public let unseen: String?
    /// The defect, in one sentence.
    public let text: String
    /// The location in the article: its part, and the declaration or the claim.
    public let source: String

    /// Creates a defect that a rule detects.
    public init(_ text: String, source: String, finding: String) {
      self.init(text, source, finding: finding, unseen: nil)
    }

    /// Creates a defect that no rule detects.
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

  /// Creates the list of differences.
  public init(kept: [String], added: [String], leftOut: [String], defects: [Defect]) {
    self.kept = kept
    self.added = added
    self.leftOut = leftOut
    self.defects = defects
  }
}
