import Stage

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
  public var sources: [SourceFile] {
    sourcesLater.value.filter { $0.name != Manifest.presentation }
  }

  /// The lines that make and wire the module, in the file that presents it to the stage.
  public var assembly: SourceFile? { sourcesLater.value.assembly }

  /// What came of playing it; nil where that was never done, or with other files.
  public var proof: ChangeProof? { recordedProof?.digest == digest ? recordedProof : nil }

  /// A short mark of the files, in hexadecimal digits.
  public var digest: String {
    var digest = SourceDigest()
    for file in sources { digest.add(file) }
    return digest.text
  }
}
