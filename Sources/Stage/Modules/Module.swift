import TraceRecording

/// A small feature that can be loaded at the prompt, implemented in several architectures.
public struct Module {
  /// The word for the module at the prompt, in lower case: `todos`.
  public let name: String
  /// The displayed name of the module.
  public let title: String
  /// A short description of the module.
  public let summary: String
  /// The names of the shared functions that implement the module's business rules, such as `TodoTitle.isAcceptable`.
  public let rules: [String]
  /// Values that other parts of the program store with this module, such as the values of a comparison.
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

  /// Returns this module with values, such as entities and errors, that a typed message can contain.
  ///
  /// A person writes such a value as its number, from 1, among the values of its type: `didFetchProducts([1, 2])`.
  public func lending(_ values: @autoclosure @escaping () -> [Any]) -> Module {
    var module = self
    module.lentLater = Lazy(values)
    return module
  }

  /// The values, such as entities and errors, that a typed message can contain by number.
  public var lent: [Any] { lentLater.value }

  /// The variants, one for each architecture; the default one comes first.
  public var variants: [Variant] { variantsLater.value }

  /// The source files shared by all variants of the module.
  public var sources: [SourceFile] { sourcesLater.value }

  /// The variants in editions (versions) other than the repaired one: published, faulty, changed, warnings and steps.
  public var editions: [Variant] { editionsLater.value }

  /// The scenarios (lists of actions with expected screens), which are the same for all variants.
  public var scenarios: [Scenario] { scenariosLater.value }

  /// The variants that serve as bad examples; they are part of `editions`, not of `variants`.
  public var warnings: [Variant] {
    editions.filter { if case .warning = $0.edition { true } else { false } }
  }

  /// Returns the variant, the bad example or the step of a migration named `name`; nil if there is none.
  public func variant(_ name: String) -> Variant? {
    (variants.first { $0.name == name } ?? warnings.first { $0.name == name }) ?? step(name)
  }

  /// Returns the scenario named `name`; nil if there is none.
  public func scenario(_ name: String) -> Scenario? {
    scenarios.first { $0.name == name }
  }
}

/// Values that other parts of the program store with a module, variant or controller, one for each type; the stage ignores them.
public struct Attachments {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The stored value of a type; nil if there is none, and setting nil removes the value.
  public subscript<Value>(_: Value.Type) -> Value? {
    get { values[ObjectIdentifier(Value.self)] as? Value }
    set { values[ObjectIdentifier(Value.self)] = newValue }
  }
}

/// A value that is computed at its first read and then stored; all copies of the reference share it.
package final class Lazy<Value> {
  private let make: () -> Value
  private lazy var made = make()

  package init(_ make: @escaping () -> Value) { self.make = make }

  package var value: Value { making.heldUnlessMine { made } ?? made }
}

/// The lock held while any lazy value is read; the thread that holds it may read others to compute one.
private let making = Lock()
