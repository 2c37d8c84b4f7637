/// A version of a module in one architecture.
public struct Variant {
  /// The architecture.
  public let architecture: Architecture
  /// The edition; the repaired one by default.
  public let edition: Edition
  /// Values that other modules store with this variant, such as those of a comparison.
  public var attachments = Attachments()
  /// Assembles the module, wired and ready to be shown.
  public let assemble: (Surroundings) -> ViewController
  private let entitiesLater: Lazy<[String]>
  private let publicationLater: Lazy<Publication?>
  private var sourcesLater: Lazy<[SourceFile]>

  /// Creates a variant; entities, publication and sources are computed at the first read.
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
  /// Returns this variant with other sources, which are computed at the first read.
  public func with(sources: @autoclosure @escaping () -> [SourceFile]) -> Variant {
    var variant = self
    variant.sourcesLater = Lazy(sources)
    return variant
  }
}

extension Variant {
  /// The names of the types that are passed in messages and send none.
  public var entities: [String] { entitiesLater.value }

  /// The differences from the article; nil for an edition that no article published.
  public var publication: Publication? { publicationLater.value }

  /// The sources, as compiled.
  public var sources: [SourceFile] { sourcesLater.value }

  /// The word at the prompt: the architecture's name, or that of a warning.
  public var name: String {
    if case .warning(let name) = edition { name } else { architecture.name }
  }

  /// The architecture with its edition: "VIPER as published (000)".
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
