import Stage

/// What is known of a module only to compare its variants.
private struct ComparedModule {
  var changes = Lazy<[ChangeRequest]> { [] }
  var exemptions = Lazy<[Exemption]> { [] }
  var responsibilities = Lazy<[Responsibility: String]> { [:] }
  var suites = Lazy { SuiteMeasures() }
}

extension Module {
  /// The same module with what its variants are compared by, made when somebody first looks at it.
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

  /// The same module with what was measured of its variants' tests, and the trees that came of each change
  /// request.
  public func with(
    suites: @autoclosure @escaping () -> SuiteMeasures,
    trees: @escaping (ChangeRequest) -> [ChangedTree]
  ) -> Module {
    var module = self
    let changes = compared.changes
    module.compared.changes = Lazy { changes.value.map { $0.with(trees: trees($0)) } }
    module.compared.suites = Lazy(suites)
    return module
  }
}

extension Module {
  /// What was asked for later, and what came of it.
  public var changes: [ChangeRequest] { compared.changes.value }

  /// Where a variant is allowed to show something else, and why.
  public var exemptions: [Exemption] { compared.exemptions.value }

  /// What each piece of work is called here, such as "get the products".
  public var responsibilities: [Responsibility: String] { compared.responsibilities.value }

  /// What was measured of the variants' own tests.
  public var suites: SuiteMeasures { compared.suites.value }

  private var compared: ComparedModule {
    get { attachments[ComparedModule.self] ?? ComparedModule() }
    set { attachments[ComparedModule.self] = newValue }
  }
}
