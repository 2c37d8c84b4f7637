/// A variant's source after a change request, as text: it is read and counted, and not in the program.
///
/// A test compiles it, plays the changed specification on it, and writes down what came of that.
public struct ChangedTree {
  /// The architecture of the variant.
  public let architecture: Architecture
  private let sourcesLater: Lazy<[SourceFile]>
  private let recordedProof: ChangeProof?

  /// Makes a tree; its files are read when somebody first looks at them.
  public init(
    _ architecture: Architecture,
    sources: @autoclosure @escaping () -> [SourceFile],
    proof: ChangeProof? = nil
  ) {
    self.architecture = architecture
    sourcesLater = Lazy(sources)
    recordedProof = proof
  }
}

extension ChangedTree {
  /// Its files but the one that presents it to the stage.
  public var sources: [SourceFile] { sourcesLater.value }

  /// What came of playing it; nil where that was never done, or with other files.
  public var proof: ChangeProof? { recordedProof?.digest == digest ? recordedProof : nil }

  /// A short mark of the files, in hexadecimal digits.
  public var digest: String {
    var digest = SourceDigest()
    for file in sources { digest.add(file) }
    return digest.text
  }
}

/// What came of playing the changed specification on a tree.
public struct ChangeProof: Hashable, Sendable {
  /// The mark of the files that were played.
  public let digest: String
  /// The first screen that was not what it must be; nil where all were.
  public let deviation: Deviation?

  /// A screen that was not what it must be.
  public struct Deviation: Hashable, Sendable {
    /// The name of the scenario.
    public let scenario: String
    /// What was done before the screen, as it is typed.
    public let action: String

    /// Names the screen after an action of a scenario.
    public init(in scenario: String, after action: String) {
      self.scenario = scenario
      self.action = action
    }
  }

  /// Says what came of it.
  public init(digest: String, deviation: Deviation? = nil) {
    self.digest = digest
    self.deviation = deviation
  }
}
