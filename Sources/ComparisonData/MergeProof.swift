/// What came of compiling the source of a variant after two change requests, and of playing it.
public struct MergeProof: Hashable, Sendable {
  /// The mark of the files, and of what was demanded.
  public let digest: String
  /// What came of it.
  public let outcome: Outcome

  /// What can come of it.
  public enum Outcome: Hashable, Sendable {
    /// It was played; in these scenarios a screen was not what it must be, each with the first one.
    case played(deviations: [ChangeProof.Deviation])
    /// It does not compile, for the reason that the compiler gives first.
    case doesNotCompile(String)
  }

  /// Says what came of it.
  public init(digest: String, _ outcome: Outcome) {
    self.digest = digest
    self.outcome = outcome
  }
}
