/// The differences between a published edition (version) of a module and the article that published its code.
public struct Publication: Sendable {
  /// English phrases for what the edition takes from the article, such as "an output with a method for a failure".
  public let kept: [String]
  /// English phrases for what was added to run the article's code on a stage, such as "a table on the screen".
  public let added: [String]
  /// English phrases for what the edition omits of the article.
  public let leftOut: [String]
  /// The defects of the article's code, which the edition keeps.
  public let defects: [Defect]

  /// A defect of the article's code, with its location in the article.
  public struct Defect: Sendable {
    /// The name of the finding (violation of a rule) that reports the defect; nil if no rule detects it.
    public let finding: String?
    /// The reason why no rule detects the defect; nil if one does.
    public let unseen: String?
    /// The description of the defect, in one sentence.
    public let text: String
    /// The location of the defect in the article: the article's part, and the declaration or the claim.
    public let source: String

    /// Creates a defect that a rule detects, with the description `text`.
    public init(_ text: String, source: String, finding: String) {
      self.init(text, source, finding: finding, unseen: nil)
    }

    /// Creates a defect that no rule detects, with the description `text` and the reason `unseen`.
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

  /// Creates the differences between a published edition of a module and the article that published its code.
  public init(kept: [String], added: [String], leftOut: [String], defects: [Defect]) {
    self.kept = kept
    self.added = added
    self.leftOut = leftOut
    self.defects = defects
  }
}
