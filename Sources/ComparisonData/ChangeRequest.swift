import Stage

/// A requested change to a module's specification, with the source after the change in several architectures.
public struct ChangeRequest {
  /// The name that selects the request in `compare --change NAME`, such as `retry`.
  public let name: String
  /// The requested change, in one sentence.
  public let title: String
  /// The source files after the change, one tree per architecture; empty until `with(trees:)` sets them.
  public private(set) var trees: [ChangedTree] = []
  private let scenariosLater: Lazy<[Scenario]>

  /// Creates a change request without source trees; `scenarios`, the changed specification, is evaluated at first access.
  public init(
    _ name: String,
    _ title: String,
    scenarios: @autoclosure @escaping () -> [Scenario]
  ) {
    self.name = name
    self.title = title
    scenariosLater = Lazy(scenarios)
  }

  /// The scenarios of the specification after the change, the same for all architectures.
  public var scenarios: [Scenario] { scenariosLater.value }

  /// Returns a copy of the request whose source trees are replaced by `trees`, one per architecture.
  public func with(trees: [ChangedTree]) -> ChangeRequest {
    var request = self
    request.trees = trees
    return request
  }
}

/// A variant's source after a change request, as text: it is parsed and counted, but not compiled into the program.
///
/// A test compiles the same source and plays the request's scenarios on it; `proof` holds the recorded result.
public struct ChangedTree {
  /// The architecture of the variant.
  public let architecture: Architecture
  private let sourcesLater: Lazy<[SourceFile]>
  private let recordedProof: ChangeProof?

  /// Creates the changed source of a variant; `sources` is evaluated at first access, and a nil `proof` stands for no test result.
  public init(
    _ architecture: Architecture,
    sources: @autoclosure @escaping () -> [SourceFile],
    proof: ChangeProof? = nil
  ) {
    self.architecture = architecture
    sourcesLater = Lazy(sources)
    recordedProof = proof
  }

  /// The source files after the change, without `…Variant.swift`, the file that declares the variant to the program.
  public var sources: [SourceFile] {
    sourcesLater.value.filter { !Manifest.isPresentation($0.name) }
  }

  /// The recorded test result for exactly these files; nil if none was recorded, or if the files have changed since.
  public var proof: ChangeProof? { recordedProof?.digest == digest ? recordedProof : nil }

  /// The digest of the names and lines of `sources`, as sixteen hexadecimal digits.
  public var digest: String {
    var digest = SourceDigest()
    for file in sources { digest.add(file) }
    return digest.text
  }
}

/// The recorded result of a test that plays all scenarios of a change request on one architecture's changed source.
public struct ChangeProof: Hashable, Sendable {
  /// The digest of the source files on which the specification was played.
  public let digest: String
  /// The first screen that differed from the changed specification; nil if no screen did.
  public let deviation: Deviation?
  /// The differences in the variant's own unit tests; nil if they were not recorded.
  public let suite: ChangedSuite?

  /// A screen that differed from the specification.
  public struct Deviation: Hashable, Sendable {
    /// The name of the scenario in which the screen differed.
    public let scenario: String
    /// The user's action before the differing screen, as typed at the prompt.
    public let action: String

    /// Creates a deviation: the scenario with the name `scenario` shows another screen after the action `action`.
    public init(in scenario: String, after action: String) {
      self.scenario = scenario
      self.action = action
    }
  }

  /// Creates the result for source files with this digest; by default without a deviation and without test differences.
  public init(digest: String, deviation: Deviation? = nil, suite: ChangedSuite? = nil) {
    self.digest = digest
    self.deviation = deviation
    self.suite = suite
  }
}

/// The differences between a variant's own unit tests before and after a change request.
public struct ChangedSuite: Hashable, Sendable {
  /// The test files whose text differs before and after the change, comments included.
  public let files: [File]
  /// The test doubles that the change added, changed or removed, each with the types it replaces: `changed ListViewSpy: ListView`.
  public let doubles: [String]

  /// Creates the differences from the differing test files and test doubles.
  public init(files: [File], doubles: [String]) {
    self.files = files
    self.doubles = doubles
  }

  /// A test file with the counts of its added and removed lines.
  public struct File: Hashable, Sendable {
    /// The name of the test file.
    public let name: String
    /// The number of lines of code that the change adds; a moved line counts as added and as removed.
    public let added: Int
    /// The number of lines of code that the change removes; a moved line counts as added and as removed.
    public let removed: Int

    /// Creates a test file with the counts of its added and removed lines.
    public init(_ name: String, added: Int, removed: Int) {
      self.name = name
      self.added = added
      self.removed = removed
    }
  }
}
