/// A loadable feature: one behaviour, several architectures.
public struct Module {
  /// The word at the prompt, in lower case.
  public let name: String
  /// The word on the screen.
  public let title: String
  /// What it is, in a few words.
  public let summary: String
  /// Its versions; the one loaded by default comes first.
  public let variants: [Variant]
  /// The shared functions that hold the module's rules, such as `TodoTitle.isAcceptable`.
  public let rules: [String]
  private let editionsLater: Lazy<[Variant]>
  private let changesLater: Lazy<[ChangeRequest]>
  private let scenariosLater: Lazy<[Scenario]>
  private let exemptionsLater: Lazy<[Exemption]>
  private let responsibilitiesLater: Lazy<[Responsibility: String]>
  private let suitesLater: Lazy<SuiteMeasures>
  private let sourcesLater: Lazy<[SourceFile]>

  /// Makes a module; what its name and variants do not say is made when somebody first looks at it.
  public init(
    name: String,
    title: String,
    summary: String,
    variants: [Variant],
    editions: @autoclosure @escaping () -> [Variant] = [],
    changes: @autoclosure @escaping () -> [ChangeRequest] = [],
    scenarios: @autoclosure @escaping () -> [Scenario] = [],
    exemptions: @autoclosure @escaping () -> [Exemption] = [],
    rules: [String] = [],
    responsibilities: @autoclosure @escaping () -> [Responsibility: String] = [:],
    suites: @autoclosure @escaping () -> SuiteMeasures = SuiteMeasures(),
    sources: @autoclosure @escaping () -> [SourceFile] = []
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.variants = variants
    editionsLater = Lazy(editions)
    changesLater = Lazy(changes)
    scenariosLater = Lazy(scenarios)
    exemptionsLater = Lazy(exemptions)
    self.rules = rules
    responsibilitiesLater = Lazy(responsibilities)
    suitesLater = Lazy(suites)
    sourcesLater = Lazy(sources)
  }
}

extension Module {
  /// The source shared by all variants.
  public var sources: [SourceFile] { sourcesLater.value }

  /// Other editions of them: as published, with a fault, after a change.
  public var editions: [Variant] { editionsLater.value }

  /// What was asked for later, and what came of it.
  public var changes: [ChangeRequest] { changesLater.value }

  /// What can be played on it, the same for all variants.
  public var scenarios: [Scenario] { scenariosLater.value }

  /// Where a variant is allowed to show something else, and why.
  public var exemptions: [Exemption] { exemptionsLater.value }

  /// What each piece of work is called here, such as "get the products".
  public var responsibilities: [Responsibility: String] { responsibilitiesLater.value }

  /// What was measured of the variants' own tests.
  public var suites: SuiteMeasures { suitesLater.value }

  /// The version in an architecture, by the word at the prompt.
  public func variant(_ architecture: String) -> Variant? {
    variants.first { $0.architecture.name == architecture }
  }

  /// The scenario of that name.
  public func scenario(_ name: String) -> Scenario? {
    scenarios.first { $0.name == name }
  }
}
