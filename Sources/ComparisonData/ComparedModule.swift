import Stage

private struct ComparedModule {
  var changes = Lazy<[ChangeRequest]> { [] }
  var exemptions = Lazy<[Exemption]> { [] }
  var responsibilities = Lazy<[Responsibility: String]> { [:] }
  var suites = Lazy { SuiteMeasures() }
  var relatives: [Architecture] = []
}

extension Module {
  /// Returns a copy of the module in which the arguments replace the data for comparing variants; data left out is empty.
  ///
  /// Each argument is evaluated at first access.
  public func compared(
    changes: @autoclosure @escaping () -> [ChangeRequest] = [],
    exemptions: @autoclosure @escaping () -> [Exemption] = [],
    responsibilities: @autoclosure @escaping () -> [Responsibility: String] = [:],
    suites: @autoclosure @escaping () -> SuiteMeasures = SuiteMeasures()
  ) -> Module {
    var module = self
    module.compared.changes = Lazy(changes)
    module.compared.exemptions = Lazy(exemptions)
    module.compared.responsibilities = Lazy(responsibilities)
    module.compared.suites = Lazy(suites)
    return module
  }

  /// Returns a copy of the module with test measurements, source trees for its change requests, and `relatives`, which are
  /// architectures that are compared only if named, and in overviews.
  ///
  /// `suites` is evaluated, and `trees` called for each request, at first access.
  public func with(
    suites: @autoclosure @escaping () -> SuiteMeasures,
    trees: @escaping (ChangeRequest) -> [ChangedTree],
    relatives: [Architecture] = []
  ) -> Module {
    var module = self
    let changes = compared.changes
    module.compared.changes = Lazy { changes.value.map { $0.with(trees: trees($0)) } }
    module.compared.suites = Lazy(suites)
    module.compared.relatives = relatives
    return module
  }

  /// The change requests of the module, with their source trees.
  public var changes: [ChangeRequest] { compared.changes.value }

  /// The scenarios in which a variant may show other screens than the specification, with the reasons.
  public var exemptions: [Exemption] { compared.exemptions.value }

  /// The meaning in this module of each responsibility, such as "get the products" for `.get`; those without one are not compared.
  public var responsibilities: [Responsibility: String] { compared.responsibilities.value }

  /// The measurements of the unit tests of the module's variants; empty if there are none.
  public var suites: SuiteMeasures { compared.suites.value }

  /// The variants compared by default: all except relatives, which are compared only if named, and in overviews.
  public var comparedVariants: [Variant] {
    variants.filter { !compared.relatives.contains($0.architecture) }
  }

  private var compared: ComparedModule {
    get { attachments[ComparedModule.self] ?? ComparedModule() }
    set { attachments[ComparedModule.self] = newValue }
  }
}

/// A scenario in which one architecture may show other screens than the specification, with the reason.
public struct Exemption: Hashable, Sendable {
  /// The name of the architecture, as typed at the prompt.
  public let architecture: String
  /// The name of the scenario.
  public let scenario: String
  /// The reason why the architecture may show other screens.
  public let reason: String

  /// Creates a permission for the architecture to show other screens in the scenario.
  public init(_ architecture: String, _ scenario: String, because reason: String) {
    self.architecture = architecture
    self.scenario = scenario
    self.reason = reason
  }
}
