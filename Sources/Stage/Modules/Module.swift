/// A loadable feature: one behaviour, several architectures.
public struct Module {
  /// The word at the prompt, in lower case.
  public let name: String
  /// The word on the screen.
  public let title: String
  /// What it is, in a few words.
  public let summary: String
  /// The shared functions that hold the module's rules, such as `TodoTitle.isAcceptable`.
  public let rules: [String]
  /// What others keep with it, such as what only a comparison needs.
  public var attachments = Attachments()
  private var variantsLater: Lazy<[Variant]>
  private var editionsLater: Lazy<[Variant]>
  private let scenariosLater: Lazy<[Scenario]>
  private var sourcesLater: Lazy<[SourceFile]>
  private var lentLater = Lazy<[Any]> { [] }

  /// Makes a module; what its name and variants do not say is made when somebody first looks at it.
  public init(
    name: String,
    title: String,
    summary: String,
    variants: [Variant],
    editions: @autoclosure @escaping () -> [Variant] = [],
    scenarios: @autoclosure @escaping () -> [Scenario] = [],
    rules: [String] = [],
    sources: @autoclosure @escaping () -> [SourceFile] = []
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.rules = rules
    variantsLater = Lazy { variants }
    editionsLater = Lazy(editions)
    scenariosLater = Lazy(scenarios)
    sourcesLater = Lazy(sources)
  }
}

extension Module {
  /// The same module with variants, other editions and a source that are made or read when somebody
  /// first looks at them.
  public func with(
    variants: @autoclosure @escaping () -> [Variant],
    editions: @autoclosure @escaping () -> [Variant],
    sources: @autoclosure @escaping () -> [SourceFile]
  ) -> Module {
    var module = self
    module.variantsLater = Lazy(variants)
    module.editionsLater = Lazy(editions)
    module.sourcesLater = Lazy(sources)
    return module
  }
}

extension Module {
  /// The same module, which lends values to people who write messages: entities and errors, each known
  /// by its number among those of its type.
  public func lending(_ values: @autoclosure @escaping () -> [Any]) -> Module {
    var module = self
    module.lentLater = Lazy(values)
    return module
  }

  /// What it lends to people who write messages.
  public var lent: [Any] { lentLater.value }
}

extension Module {
  /// Its versions; the one loaded by default comes first.
  public var variants: [Variant] { variantsLater.value }

  /// The source shared by all variants.
  public var sources: [SourceFile] { sourcesLater.value }

  /// Other editions of them: as published, with a fault, after a change.
  public var editions: [Variant] { editionsLater.value }

  /// What can be played on it, the same for all variants.
  public var scenarios: [Scenario] { scenariosLater.value }

  /// Editions that are there to warn, beside the variants and never among them.
  public var warnings: [Variant] {
    editions.filter { if case .warning = $0.edition { true } else { false } }
  }

  /// The version in an architecture, or the warning, of that word at the prompt.
  public func variant(_ name: String) -> Variant? {
    variants.first { $0.name == name } ?? warnings.first { $0.name == name }
  }

  /// The scenario of that name.
  public func scenario(_ name: String) -> Scenario? {
    scenarios.first { $0.name == name }
  }
}
