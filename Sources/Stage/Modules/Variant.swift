/// One architecture's version of a module.
public struct Variant {
  /// The way it is divided among objects.
  public let architecture: Architecture
  /// Which edition of it this is; the healthy one, if nothing else is said.
  public let edition: Edition
  private let entitiesLater: Lazy<[String]>
  private let methodsLater: Lazy<[Responsibility: String]>
  private let manifestLater: Lazy<Manifest>
  private var ownSources: Lazy<[SourceFile]>
  private var librarySources: Lazy<[SourceFile]>
  /// Makes the module, wired and ready to be shown.
  public let assemble: (Surroundings) -> ViewController

  /// Makes a variant; what is told of its source is made when somebody first looks at it.
  public init(
    _ architecture: Architecture,
    edition: Edition = .repaired,
    entities: @autoclosure @escaping () -> [String] = [],
    methods: @autoclosure @escaping () -> [Responsibility: String] = [:],
    manifest: @autoclosure @escaping () -> Manifest = Manifest(files: []),
    sources: @autoclosure @escaping () -> [SourceFile] = [],
    library: @autoclosure @escaping () -> [SourceFile] = [],
    assemble: @escaping (Surroundings) -> ViewController
  ) {
    self.architecture = architecture
    self.edition = edition
    entitiesLater = Lazy(entities)
    methodsLater = Lazy(methods)
    manifestLater = Lazy(manifest)
    ownSources = Lazy(sources)
    librarySources = Lazy(library)
    self.assemble = assemble
  }
}

extension Variant {
  /// The same variant with its source, which is read when somebody first looks at it.
  public func with(
    sources: @autoclosure @escaping () -> [SourceFile],
    library: @autoclosure @escaping () -> [SourceFile] = []
  ) -> Variant {
    var variant = self
    variant.ownSources = Lazy(sources)
    variant.librarySources = Lazy(library)
    return variant
  }
}

extension Variant {
  /// The names of the types that are passed along and send nothing.
  public var entities: [String] { entitiesLater.value }

  /// The method that does each piece of work, as `Type.method(_:)`.
  public var methods: [Responsibility: String] { methodsLater.value }

  /// What is counted of its source.
  public var manifest: Manifest { manifestLater.value }

  /// Its source, as it was compiled.
  public var sources: [SourceFile] { ownSources.value }

  /// The source of the library that it carries along, such as a publisher; counted by itself.
  public var library: [SourceFile] { librarySources.value }

  /// The architecture, and what is special about this edition: "VIPER as published (000)".
  public var title: String {
    switch edition {
    case .repaired: architecture.title
    case .published(let article): "\(architecture.title) as published (\(article))"
    case .faulty(let fault): "\(architecture.title) with \(fault)"
    case .changed(let request): "\(architecture.title) after \(request)"
    }
  }

  /// Where a piece of work is done: the type, and the location in its source.
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
