/// A variant: a module as implemented in one architecture, in one edition (version).
public struct Variant {
  /// The architecture of the implementation.
  public let architecture: Architecture
  /// The version of the implementation; the repaired one by default.
  public private(set) var edition: Edition
  /// Values that other parts of the program store with this variant, such as the values of a comparison.
  public var attachments = Attachments()
  /// Assembles the module in an environment and returns its first controller, ready to be shown.
  public let assemble: (Surroundings) -> ViewController
  private var entitiesLater: Lazy<[String]>
  private var publicationLater = Lazy<Publication?> { nil }
  private var sourcesLater: Lazy<[SourceFile]>

  /// Creates a variant; entities and sources are computed at the first read.
  public init(
    _ architecture: Architecture,
    edition: Edition = .repaired,
    entities: @autoclosure @escaping () -> [String] = [],
    sources: @autoclosure @escaping () -> [SourceFile] = [],
    assemble: @escaping (Surroundings) -> ViewController
  ) {
    self.architecture = architecture
    self.edition = edition
    self.assemble = assemble
    entitiesLater = Lazy(entities)
    sourcesLater = Lazy(sources)
  }

  /// Returns this variant with other sources, which are computed at the first read.
  public func with(sources: @autoclosure @escaping () -> [SourceFile]) -> Variant {
    var variant = self
    variant.sourcesLater = Lazy(sources)
    return variant
  }

  /// Returns this variant with the differences from the article that published its code, which are computed at the first read.
  package func with(publication: @autoclosure @escaping () -> Publication?) -> Variant {
    var variant = self
    variant.publicationLater = Lazy(publication)
    return variant
  }

  /// Returns this variant as another edition of the module.
  package func with(edition: Edition) -> Variant {
    var variant = self
    variant.edition = edition
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

/// The differences between a published edition (version) of a module and the article that published its code.
public struct Publication: Sendable {
  /// English phrases for what the edition takes from the article, such as "an output with a method for a failure".
  public let kept: [String]
  /// English phrases for what was added to run the article's code on a stage, such as "a table on the screen".
  public let added: [String]
  /// English phrases for what the edition omits of the article.
  public let leftOut: [String]
  /// The defects of the article's code, which the edition keeps.
  public let defects: [Defect]

  /// A defect of the article's code, with its location in the article.
  public struct Defect: Sendable {
    /// The name of the finding (violation of a rule) that reports the defect; nil if no rule detects it.
    public let finding: String?
    /// The reason why no rule detects the defect; nil if one does.
    public let unseen: String?
    /// The description of the defect, in one sentence.
    public let text: String
    /// The location of the defect in the article: the article's part, and the declaration or the claim.
    public let source: String

    /// Creates a defect with the description `text`; either `finding` or `unseen` is nil.
    package init(_ text: String, source: String, finding: String?, unseen: String?) {
      self.finding = finding
      self.unseen = unseen
      self.text = text
      self.source = source
    }
  }

  /// Creates the differences between a published edition of a module and the article that published its code.
  package init(kept: [String], added: [String], leftOut: [String], defects: [Defect]) {
    self.kept = kept
    self.added = added
    self.leftOut = leftOut
    self.defects = defects
  }
}
