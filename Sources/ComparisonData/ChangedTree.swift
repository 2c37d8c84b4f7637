import Stage

/// A variant's source after a change request, as text: it is parsed and counted, but not compiled into the program.
///
/// A test compiles the same source and plays the scenarios of the request on it; the result is stored in `proof`.
public struct ChangedTree {
  /// The architecture of the variant.
  public let architecture: Architecture
  private let sourcesLater: Lazy<[SourceFile]>
  private let recordedProof: ChangeProof?

  /// Creates the tree of a variant; `sources` is evaluated at first access.
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
  /// The source files after the change, without `…Variant.swift`.
  public var sources: [SourceFile] {
    sourcesLater.value.filter { !Manifest.isPresentation($0.name) }
  }

  /// The lines of `…Variant.swift` that create and connect the module's objects; nil if there are none.
  public var assembly: SourceFile? { sourcesLater.value.assembly }

  /// The result of playing the changed specification on this tree; nil if no result was recorded, or for other files.
  public var proof: ChangeProof? { recordedProof?.digest == digest ? recordedProof : nil }

  /// The digest of `sources`, in hexadecimal digits.
  public var digest: String {
    var digest = SourceDigest()
    for file in sources { digest.add(file) }
    return digest.text
  }
}
