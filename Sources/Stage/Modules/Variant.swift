/// A variant: a module as implemented in one architecture, in one edition (version).
public struct Variant {
  /// The architecture of the implementation.
  public let architecture: Architecture
  /// The version of the implementation; the repaired one by default.
  public let edition: Edition
  /// Values that other parts of the program store with this variant, such as the values of a comparison.
  public var attachments = Attachments()
  /// Assembles the module in an environment and returns its first controller, ready to be shown.
  public let assemble: (Surroundings) -> ViewController
  private var entitiesLater: Lazy<[String]>
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

  /// Returns this variant with other sources, which are computed at the first read.
  public func with(sources: @autoclosure @escaping () -> [SourceFile]) -> Variant {
    var variant = self
    variant.sourcesLater = Lazy(sources)
    return variant
  }

  /// Returns this variant with other entities, which are computed at the first read.
  package func with(entities: @autoclosure @escaping () -> [String]) -> Variant {
    var variant = self
    variant.entitiesLater = Lazy(entities)
    return variant
  }

  /// The names of the module's entities: the types that are passed in messages and send no messages themselves.
  public var entities: [String] { entitiesLater.value }

  /// The differences from the article that published the code; nil if the code is from no article.
  public var publication: Publication? { publicationLater.value }

  /// The source files of this variant, as compiled.
  public var sources: [SourceFile] { sourcesLater.value }

  /// The word for the variant at the prompt: the name of its architecture (`viper`), of a bad example, or of a migration's step.
  public var name: String {
    switch edition {
    case .warning(let name): name
    case .step(let number, let migration): "\(migration)-\(number)"
    default: architecture.name
    }
  }

  /// The displayed name of the variant, with its architecture and edition (version): "VIPER as published (000)".
  public var title: String {
    switch edition {
    case .repaired: architecture.title
    case .published(let article): "\(architecture.title) as published (\(article))"
    case .faulty(let fault): "\(architecture.title) with \(fault)"
    case .changed(let request): "\(architecture.title) after \(request)"
    case .warning(let name):
      "\(name.prefix(1).uppercased())\(name.dropFirst()) \(architecture.title)"
    case .step(let number, _): "\(architecture.title) \(number)"
    }
  }
}

/// A version of a variant (a module in one architecture): repaired, published, faulty, changed, a warning, or a migration's step.
public enum Edition: Hashable, Sendable {
  /// The correct version, with which all others are compared.
  case repaired
  /// The version of a published article, with its defects; the value identifies the article: `000`.
  case published(String)
  /// A version with one fault in its source; the value names the fault: `view-bypass`.
  case faulty(String)
  /// A version after a change request; the value names the request: `retry`.
  case changed(String)
  /// A working version that is a bad example; the value names its defect: `massive`.
  case warning(String)
  /// A working version between two architectures; the values are the step, from 1, and the migration's name: `viper-to-mvvm`.
  case step(Int, of: String)
}
