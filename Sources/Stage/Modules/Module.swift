/// A feature that can be loaded, in several architectures.
public struct Module {
  /// The word at the prompt, in lower case.
  public let name: String
  /// The displayed name.
  public let title: String
  /// A short description.
  public let summary: String
  /// The shared functions that implement the module's rules, such as `TodoTitle.isAcceptable`.
  public let rules: [String]
  /// Values that other modules store with this one, such as those of a comparison.
  public var attachments = Attachments()
  private var variantsLater: Lazy<[Variant]>
  private var editionsLater: Lazy<[Variant]>
  private let scenariosLater: Lazy<[Scenario]>
  private var sourcesLater: Lazy<[SourceFile]>
  private var lentLater = Lazy<[Any]> { [] }

  /// Creates a module; editions, scenarios and sources are computed at the first read.
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
  /// Returns this module with other variants, editions and sources, which are computed at the first read.
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
  /// Returns this module with values that typed messages can refer to by type and number, such as entities and
  /// errors.
  public func lending(_ values: @autoclosure @escaping () -> [Any]) -> Module {
    var module = self
    module.lentLater = Lazy(values)
    return module
  }

  /// The values that typed messages can refer to.
  public var lent: [Any] { lentLater.value }
}

extension Module {
  /// The variants; the default one comes first.
  public var variants: [Variant] { variantsLater.value }

  /// The sources shared by all variants.
  public var sources: [SourceFile] { sourcesLater.value }

  /// The other editions: published, faulty, changed and warnings.
  public var editions: [Variant] { editionsLater.value }

  /// The scenarios, which are the same for all variants.
  public var scenarios: [Scenario] { scenariosLater.value }

  /// The editions that are warnings, which are not among the variants.
  public var warnings: [Variant] {
    editions.filter { if case .warning = $0.edition { true } else { false } }
  }

  /// Returns the variant or warning with a name; nil if there is none.
  public func variant(_ name: String) -> Variant? {
    variants.first { $0.name == name } ?? warnings.first { $0.name == name }
  }

  /// Returns the scenario with a name; nil if there is none.
  public func scenario(_ name: String) -> Scenario? {
    scenarios.first { $0.name == name }
  }
}
