import Stage

private struct ComparedVariant {
  var methods = Lazy<[Responsibility: String]> { [:] }
  var manifest = Lazy { Manifest(files: []) }
  var library = Lazy<[SourceFile]> { [] }
}

extension Variant {
  /// Creates a variant that also has the data for comparisons; all autoclosure arguments are evaluated at first access.
  public init(
    _ architecture: Architecture,
    edition: Edition = .repaired,
    entities: @autoclosure @escaping () -> [String] = [],
    methods: @autoclosure @escaping () -> [Responsibility: String] = [:],
    manifest: @autoclosure @escaping () -> Manifest = Manifest(files: []),
    sources: @autoclosure @escaping () -> [SourceFile] = [],
    assemble: @escaping (Surroundings) -> ViewController
  ) {
    self.init(
      architecture,
      edition: edition,
      entities: entities(),
      sources: sources(),
      assemble: assemble
    )
    compared.methods = Lazy(methods)
    compared.manifest = Lazy(manifest)
  }

  /// Returns a copy of the variant with the source of a library that its code uses; `library` is evaluated at first access.
  public func with(library: @autoclosure @escaping () -> [SourceFile]) -> Variant {
    var variant = self
    variant.compared.library = Lazy(library)
    return variant
  }

  /// The methods of this variant that fulfil responsibilities, as `Type.method(_:)`; undeclared responsibilities are absent.
  public var methods: [Responsibility: String] { compared.methods.value }

  /// The files counted as the variant's source.
  ///
  /// These are the declared files. If the variant declares none, these are all files without a line that begins with `Variant(` or
  /// `Scenario(` or contains `[Variant(` or `[Scenario(`.
  public var manifest: Manifest {
    declaredFiles.isEmpty ? sources.counted : compared.manifest.value
  }

  /// The names of the files that the variant declares as its source, in reading order; empty if it declares none.
  public var declaredFiles: [String] { compared.manifest.value.files }

  /// The files of a library that the variant uses, such as `Publisher.swift`, counted apart from its source; empty without one.
  public var library: [SourceFile] { compared.library.value }

  private var compared: ComparedVariant {
    get { attachments[ComparedVariant.self] ?? ComparedVariant() }
    set { attachments[ComparedVariant.self] = newValue }
  }

  /// The names of the source files that the declared manifest omits, without `…Variant.swift`; empty without a declared manifest.
  public var hiddenFiles: [String] {
    guard !declaredFiles.isEmpty else { return [] }
    return sources.map(\.name).filter {
      !Manifest.isPresentation($0) && !declaredFiles.contains($0)
    }
  }

  /// The names of declared files that the variant's sources lack.
  public var missingFiles: [String] {
    declaredFiles.filter { file in !sources.contains { $0.name == file } }
  }
}

/// A list of the files that are counted as a variant's source.
public struct Manifest: Hashable, Sendable {
  /// The names of the files, in the recommended order of reading.
  public let files: [String]

  /// Creates a manifest of the files with these names.
  public init(files: [String]) { self.files = files }

  /// Returns whether a file declares a variant to the program and is not counted: its name ends in `Variant.swift`.
  public static func isPresentation(_ name: String) -> Bool { name.hasSuffix("Variant.swift") }
}

extension [SourceFile] {
  /// The manifest of a variant that declares none: all files without a declaration of a `Variant` or a `Scenario`.
  ///
  /// A declaration is a line that begins with `Variant(` or `Scenario(`, or contains `[Variant(` or `[Scenario(`.
  var counted: Manifest {
    Manifest(files: filter { !$0.presents("Variant(") && !$0.presents("Scenario(") }.map(\.name))
  }
}

extension SourceFile {
  /// Returns whether a line of this file begins, after blanks, with the call `beginning`, or contains `[` directly before the call.
  fileprivate func presents(_ beginning: String) -> Bool {
    lines.contains { line in
      let code = line.drop { $0 == " " }
      return code.hasPrefix(beginning) || code.contains("[\(beginning)")
    }
  }
}
