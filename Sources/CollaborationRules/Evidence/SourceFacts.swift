import Traces

/// What is known of a module's source, read by whoever has it.
public struct SourceFacts: Hashable, Sendable {
  /// What the boundary protocols declare.
  public var requirements: [Requirement]
  /// The boundary protocols to which a struct could conform too, so that no reference to them can be weak.
  public var valueInterfaces: [String]
  /// Which functions are called, and where.
  public var calls: [Call]
  /// Which references are set, and where.
  public var assignments: [Assignment]
  /// The functions that hold the module's rules, such as `TodoTitle.isAcceptable`.
  public var businessRules: [String]
  /// The properties of classes with a role that their own code never names but to set them.
  public var unusedProperties: [Property]
  /// Where static properties of classes with a role are read: `TodoStore.shared`.
  public var sharedUses: [Call]
  /// Where properties of entities are set: `todo.title`.
  public var entityChanges: [Call]

  /// Makes a collection of facts.
  public init(
    requirements: [Requirement] = [],
    valueInterfaces: [String] = [],
    calls: [Call] = [],
    assignments: [Assignment] = [],
    businessRules: [String] = [],
    unusedProperties: [Property] = [],
    sharedUses: [Call] = [],
    entityChanges: [Call] = []
  ) {
    self.requirements = requirements
    self.valueInterfaces = valueInterfaces
    self.calls = calls
    self.assignments = assignments
    self.businessRules = businessRules
    self.unusedProperties = unusedProperties
    self.sharedUses = sharedUses
    self.entityChanges = entityChanges
  }
}

extension SourceFacts {
  /// One requirement of a boundary protocol.
  public struct Requirement: Hashable, Sendable {
    /// The protocol's name.
    public let interface: String
    /// The name with its labels, as it stands in a trace: `onError(_:)`.
    public let name: String
    /// Where it is declared.
    public let location: CodeLocation

    /// Makes a requirement.
    public init(_ name: String, of interface: String, at location: CodeLocation) {
      self.name = name
      self.interface = interface
      self.location = location
    }
  }

  /// One stored property.
  public struct Property: Hashable, Sendable {
    /// The property's name.
    public let name: String
    /// The class that declares it.
    public let type: String

    /// Makes a property.
    public init(_ name: String, of type: String) {
      self.name = name
      self.type = type
    }
  }

  /// One call of a function, or one use of a property.
  public struct Call: Hashable, Sendable {
    /// What is called or used, as it is written without arguments: `TodoTitle.isAcceptable`.
    public let called: String
    /// The type in which that is done.
    public let type: String
    /// That type's role; nil where it has none.
    public let role: Role?
    /// File and line, and the method that calls.
    public let location: CodeLocation

    /// Makes a call.
    public init(_ called: String, in type: String, _ role: Role?, at location: CodeLocation) {
      self.called = called
      self.type = type
      self.role = role
      self.location = location
    }
  }

  /// One line that sets a reference: `presenter.view = view`.
  public struct Assignment: Hashable, Sendable {
    /// The property that is set: `view`.
    public let property: String
    /// The line as it is written; of a closure only how it begins.
    public let text: String
    /// The type and the function in which it stands: `ProductListRouter.createModule()`.
    public let function: String

    /// Makes an assignment.
    public init(_ text: String, to property: String, in function: String) {
      self.property = property
      self.text = text
      self.function = function
    }
  }
}
