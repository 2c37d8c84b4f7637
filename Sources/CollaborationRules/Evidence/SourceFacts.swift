import Traces

/// Facts of a module's source code, read from the files by the caller.
public struct SourceFacts: Hashable, Sendable {
  /// The methods and properties that the boundary protocols, the protocols between the module's objects, require.
  public var requirements: [Requirement] = []
  /// The boundary protocols without `AnyObject`: a struct could conform, so references to them cannot be weak.
  public var valueInterfaces: [String] = []
  /// The calls of functions in the module's source.
  public var calls: [Call] = []
  /// The lines that set a property, to anything but nil: `presenter.view = view`.
  public var assignments: [Assignment] = []
  /// The names of the functions that decide business rules, such as `TodoTitle.isAcceptable`.
  public var businessRules: [String] = []
  /// The stored properties, in types with a role, that are read nowhere or only in initializers.
  public var unusedProperties: [Property] = []
  /// The uses of a property through the name of another class that has a role: `TodoStore.shared`.
  public var sharedUses: [Call] = []
  /// The lines that set a property of an entity, a value of the module's data: `todo.title`.
  public var entityChanges: [Call] = []

  /// Creates facts with empty lists.
  public init() {}

  /// A method or property that a boundary protocol, a protocol between the module's objects, requires.
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

  /// A stored property of a class.
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

  /// A call of a function, or a use of a property, in the source.
  public struct Call: Hashable, Sendable {
    /// The called function or used property, as written without arguments: `TodoTitle.isAcceptable`.
    public let called: String
    /// The name of the type whose code contains the call or use.
    public let type: String
    /// The role of the type whose code contains the call or use; nil for a type without a role.
    public let role: Role?
    /// The file, line and method of the call or use.
    public let location: CodeLocation

    /// Creates a call or use of `called` in the code of `type`.
    public init(_ called: String, in type: String, _ role: Role?, at location: CodeLocation) {
      self.called = called
      self.type = type
      self.role = role
      self.location = location
    }
  }

  /// A line that sets a property, to anything but nil: `presenter.view = view`.
  public struct Assignment: Hashable, Sendable {
    /// The name of the property that the line sets: `view`.
    public let property: String
    /// The line as written in the source; an assigned closure is shortened.
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
