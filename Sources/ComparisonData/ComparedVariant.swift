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

  /// Returns the type, the file and the line, from 1, of the method that fulfils a responsibility.
  ///
  /// Nil if the variant names no method for the responsibility, or if no source file declares the method.
  public func location(of responsibility: Responsibility) -> (
    type: String, file: String, line: Int
  )? {
    guard let method = methods[responsibility], let dot = method.firstIndex(of: ".") else {
      return nil
    }
    let type = String(method[..<dot])
    let name = String(method[method.index(after: dot)...])
    for file in sources {
      if let line = file.line(ofMethod: name, in: type) { return (type, file.name, line) }
    }
    return nil
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
  /// The files without a line that declares a `Variant` or a `Scenario`, alone or in an array.
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

/// A piece of work that every architecture has to do, but not in the same type.
public enum Responsibility: String, CaseIterable, Sendable {
  /// Getting the data from the Store, the data source that all variants share.
  case get
  /// Turning the data into text for people.
  case format
  /// Deciding what is allowed and what comes next.
  case decide
  /// Putting the text on the screen.
  case draw
  /// Opening another screen.
  case navigate
  /// Keeping the data that the screen needs later.
  case keep
}
