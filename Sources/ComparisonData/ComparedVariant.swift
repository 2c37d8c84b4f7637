import Stage

/// The data of a variant that only comparisons need.
private struct ComparedVariant {
  var methods = Lazy<[Responsibility: String]> { [:] }
  var manifest = Lazy { Manifest(files: []) }
  var library = Lazy<[SourceFile]> { [] }
}

extension Variant {
  /// Creates a variant with the data for comparisons; all autoclosure arguments are evaluated at first access.
  public init(
    _ architecture: Architecture,
    edition: Edition = .repaired,
    entities: @autoclosure @escaping () -> [String] = [],
    methods: @autoclosure @escaping () -> [Responsibility: String] = [:],
    manifest: @autoclosure @escaping () -> Manifest = Manifest(files: []),
    publication: @autoclosure @escaping () -> Publication? = nil,
    sources: @autoclosure @escaping () -> [SourceFile] = [],
    assemble: @escaping (Surroundings) -> ViewController
  ) {
    self.init(
      architecture,
      edition: edition,
      entities: entities(),
      publication: publication(),
      sources: sources(),
      assemble: assemble
    )
    compared.methods = Lazy(methods)
    compared.manifest = Lazy(manifest)
  }

  /// Returns the variant with the source of the library on which its code depends; `library` is evaluated at first
  /// access.
  public func with(library: @autoclosure @escaping () -> [SourceFile]) -> Variant {
    var variant = self
    variant.compared.library = Lazy(library)
    return variant
  }
}

extension Variant {
  /// The method of this variant that fulfils each responsibility, as `Type.method(_:)`.
  public var methods: [Responsibility: String] { compared.methods.value }

  /// The files that are counted: the variant's declared files, or else all that create neither a variant nor a
  /// scenario.
  public var manifest: Manifest {
    declaredFiles.isEmpty ? sources.counted : compared.manifest.value
  }

  /// The names of the files that the variant declares as its manifest; empty for a variant without a declared manifest.
  public var declaredFiles: [String] { compared.manifest.value.files }

  /// The source of a library on which the variant depends, such as a publisher; counted separately from the variant.
  public var library: [SourceFile] { compared.library.value }

  private var compared: ComparedVariant {
    get { attachments[ComparedVariant.self] ?? ComparedVariant() }
    set { attachments[ComparedVariant.self] = newValue }
  }
}
