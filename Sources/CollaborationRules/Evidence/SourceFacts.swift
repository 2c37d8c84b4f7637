import Traces

/// Facts of a module's source code, which the caller reads from the files.
public struct SourceFacts: Hashable, Sendable {
  /// The requirements of the boundary protocols.
  public var requirements: [Requirement]
  /// The boundary protocols without `AnyObject`: a struct could conform, so references to them cannot be weak.
  public var valueInterfaces: [String]
  /// The calls of functions in the source.
  public var calls: [Call]
  /// The lines that set references.
  public var assignments: [Assignment]
  /// The functions that decide business rules, such as `TodoTitle.isAcceptable`.
  public var businessRules: [String]
  /// The stored properties of classes with a role that their own code sets and never reads.
  public var unusedProperties: [Property]
  /// The reads of static properties of classes with a role: `TodoStore.shared`.
  public var sharedUses: [Call]
  /// The lines that set properties of entities: `todo.title`.
  public var entityChanges: [Call]

  /// Creates a collection of facts.
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
    /// The name with its labels, as a trace writes it: `onError(_:)`.
    public let name: String
    /// The file and line of the declaration.
    public let location: CodeLocation

    /// Creates a requirement.
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

    /// Creates a property.
    public init(_ name: String, of type: String) {
      self.name = name
      self.type = type
    }
  }

  /// One call of a function, or one use of a property, in the source.
  public struct Call: Hashable, Sendable {
    /// The called function or used property, as written without arguments: `TodoTitle.isAcceptable`.
    public let called: String
    /// The type whose code contains the call.
    public let type: String
    /// The role of that type; nil where it has none.
    public let role: Role?
    /// The file, line and method of the call.
    public let location: CodeLocation

    /// Creates a call.
    public init(_ called: String, in type: String, _ role: Role?, at location: CodeLocation) {
      self.called = called
      self.type = type
      self.role = role
      self.location = location
    }
  }

  /// One line that sets a reference: `presenter.view = view`.
  public struct Assignment: Hashable, Sendable {
    /// The name of the property: `view`.
    public let property: String
    /// The line as written; of a closure only the beginning.
    public let text: String
    /// The type and function that contain the line: `ProductListRouter.createModule()`.
    public let function: String

    /// Creates an assignment.
    public init(_ text: String, to property: String, in function: String) {
      self.property = property
      self.text = text
      self.function = function
    }
  }
}
