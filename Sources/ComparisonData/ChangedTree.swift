import Stage

/// A variant's source after a change request, as text: it is parsed and counted, but not compiled into the program.
///
/// A test compiles the tree, plays the changed specification on it and records the result as its `proof`.
public struct ChangedTree {
  /// The architecture of the variant.
  public let architecture: Architecture
  private let sourcesLater: Lazy<[SourceFile]>
  private let recordedProof: ChangeProof?

  /// Makes a tree; `sources` is evaluated at first access.
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
  /// The files without `…Variant.swift`.
  public var sources: [SourceFile] {
    sourcesLater.value.filter { !Manifest.isPresentation($0.name) }
  }

  /// The lines of `…Variant.swift` that make and wire the module; nil if there are none.
  public var assembly: SourceFile? { sourcesLater.value.assembly }

  /// The result of playing the changed specification; nil if it was not played, or played with other files.
  public var proof: ChangeProof? { recordedProof?.digest == digest ? recordedProof : nil }

  /// The digest of the files, in hexadecimal digits.
  public var digest: String {
    var digest = SourceDigest()
    for file in sources { digest.add(file) }
    return digest.text
  }
}
