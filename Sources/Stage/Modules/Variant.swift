/// One architecture's version of a module.
public struct Variant {
  /// The way it is divided among objects.
  public let architecture: Architecture
  /// Which edition of it this is; the healthy one, if nothing else is said.
  public let edition: Edition
  /// What others keep with it, such as what only a comparison needs.
  public var attachments = Attachments()
  /// Makes the module, wired and ready to be shown.
  public let assemble: (Surroundings) -> ViewController
  private let entitiesLater: Lazy<[String]>
  private let publicationLater: Lazy<Publication?>
  private var sourcesLater: Lazy<[SourceFile]>

  /// Makes a variant; what is told of its source is made when somebody first looks at it.
  public init(
    _ architecture: Architecture,
    edition: Edition = .repaired,
    entities: @autoclosure @escaping () -> [String] = [],
    publication: @autoclosure @escaping () -> Publication? = nil,
    sources: @autoclosure @escaping () -> [SourceFile] = [],
    assemble: @escaping (Surroundings) -> ViewController
  ) {
    self.architecture = architecture
    self.edition = edition
    self.assemble = assemble
    entitiesLater = Lazy(entities)
    publicationLater = Lazy(publication)
    sourcesLater = Lazy(sources)
  }
}

extension Variant {
  /// The same variant with its source, which is read when somebody first looks at it.
  public func with(sources: @autoclosure @escaping () -> [SourceFile]) -> Variant {
    var variant = self
    variant.sourcesLater = Lazy(sources)
    return variant
  }
}

extension Variant {
  /// The names of the types that are passed along and send nothing.
  public var entities: [String] { entitiesLater.value }

  /// What is the article's and what is not, in an edition that an article has published.
  public var publication: Publication? { publicationLater.value }

  /// Its source, as it was compiled.
  public var sources: [SourceFile] { sourcesLater.value }

  /// The word at the prompt: the architecture's, or that of a warning.
  public var name: String {
    if case .warning(let name) = edition { name } else { architecture.name }
  }

  /// The architecture, and what is special about this edition: "VIPER as published (000)".
  public var title: String {
    switch edition {
    case .repaired: architecture.title
    case .published(let article): "\(architecture.title) as published (\(article))"
    case .faulty(let fault): "\(architecture.title) with \(fault)"
    case .changed(let request): "\(architecture.title) after \(request)"
    case .warning(let name):
      "\(name.prefix(1).uppercased())\(name.dropFirst()) \(architecture.title)"
    }
  }
}
