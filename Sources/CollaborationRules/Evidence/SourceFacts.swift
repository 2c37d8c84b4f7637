import Traces

/// Facts of a module's source code, which the caller reads from the files.
public struct SourceFacts: Hashable, Sendable {
  /// The requirements of the boundary protocols.
  public var requirements: [Requirement]
  /// The boundary protocols without `AnyObject`: a struct could conform, so references to them cannot be weak.
  public var valueInterfaces: [String]
  /// The calls of functions in the module's source.
  public var calls: [Call]
  /// The lines that set a property to another object: `presenter.view = view`.
  public var assignments: [Assignment]
  /// The functions that decide business rules, such as `TodoTitle.isAcceptable`.
  public var businessRules: [String]
  /// The stored properties that the code of a class with a role sets and never reads.
  public var unusedProperties: [Property]
  /// The lines that read a static property of a class with a role: `TodoStore.shared`.
  public var sharedUses: [Call]
  /// The lines that set properties of entities: `todo.title`.
  public var entityChanges: [Call]

  /// Creates the facts of a module's source code; an omitted list is empty.
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
  /// One method or property that a boundary protocol requires.
  public struct Requirement: Hashable, Sendable {
    /// The protocol's name.
    public let interface: String
    /// The requirement's name with its labels, as a trace writes it: `onError(_:)`.
    public let name: String
    /// The file and line in which the requirement is declared.
    public let location: CodeLocation

    /// Creates a requirement of the protocol `interface`.
    public init(_ name: String, of interface: String, at location: CodeLocation) {
      self.name = name
      self.interface = interface
      self.location = location
    }
  }

  /// One stored property of a class.
  public struct Property: Hashable, Sendable {
    /// The property's name.
    public let name: String
    /// The name of the class that declares the property.
    public let type: String

    /// Creates a stored property of the class `type`.
    public init(_ name: String, of type: String) {
      self.name = name
      self.type = type
    }
  }

  /// One call of a function, or one use of a property, in the source.
  public struct Call: Hashable, Sendable {
    /// The called function or used property, as written without arguments: `TodoTitle.isAcceptable`.
    public let called: String
    /// The name of the type whose code contains the call.
    public let type: String
    /// The role of the type whose code contains the call; nil for a type without a role.
    public let role: Role?
    /// The file, line and method of the call.
    public let location: CodeLocation

    /// Creates a call of `called` in the code of `type`.
    public init(_ called: String, in type: String, _ role: Role?, at location: CodeLocation) {
      self.called = called
      self.type = type
      self.role = role
      self.location = location
    }
  }

  /// One line that sets a property to another object: `presenter.view = view`.
  public struct Assignment: Hashable, Sendable {
    /// The name of the property that the line sets: `view`.
    public let property: String
    /// The line as written in the source; of an assigned closure only the beginning.
    public let text: String
    /// The type and function that contain the line: `ProductListRouter.createModule()`.
    public let function: String

    /// Creates an assignment to a property in the line `text` of a function.
    public init(_ text: String, to property: String, in function: String) {
      self.property = property
      self.text = text
      self.function = function
    }
  }
}
