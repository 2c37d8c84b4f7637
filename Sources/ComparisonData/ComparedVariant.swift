import Stage

/// What is known of a variant only to compare it.
private struct ComparedVariant {
  var methods = Lazy<[Responsibility: String]> { [:] }
  var manifest = Lazy { Manifest(files: []) }
  var library = Lazy<[SourceFile]> { [] }
}

extension Variant {
  /// Makes a variant that can be compared; what is told of its source is made when somebody first
  /// looks at it.
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

  /// The same variant with the source of the library that it carries along, which is read when
  /// somebody first looks at it.
  public func with(library: @autoclosure @escaping () -> [SourceFile]) -> Variant {
    var variant = self
    variant.compared.library = Lazy(library)
    return variant
  }
}

extension Variant {
  /// The method that does each piece of work, as `Type.method(_:)`.
  public var methods: [Responsibility: String] { compared.methods.value }

  /// What is counted of its source; where nothing is declared, all files but those that present it.
  public var manifest: Manifest {
    declaredFiles.isEmpty ? sources.counted : compared.manifest.value
  }

  /// The files that its manifest declares.
  public var declaredFiles: [String] { compared.manifest.value.files }

  /// The source of the library that it carries along, such as a publisher; counted by itself.
  public var library: [SourceFile] { compared.library.value }

  private var compared: ComparedVariant {
    get { attachments[ComparedVariant.self] ?? ComparedVariant() }
    set { attachments[ComparedVariant.self] = newValue }
  }
}
