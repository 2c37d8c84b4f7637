import Stage

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

  /// The lines of `…Variant.swift` that create and connect the module's objects, as a file; nil if the file or lines are not found.
  ///
  /// They stand between the first line `    ) {` and the last line `    }` of the file.
  public var assembly: SourceFile? { sourcesLater.value.assembly }

  /// The recorded test result for exactly these files; nil if none was recorded, or if the files have changed since.
  public var proof: ChangeProof? { recordedProof?.digest == digest ? recordedProof : nil }

  /// The digest of the names and lines of `sources`, as sixteen hexadecimal digits.
  public var digest: String {
    var digest = SourceDigest()
    for file in sources { digest.add(file) }
    return digest.text
  }
}
