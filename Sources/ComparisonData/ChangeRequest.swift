import Stage

/// A change to a module's specification, with the source after the change in every architecture.
public struct ChangeRequest {
  /// The name of the request, by which `compare --change` selects it: `retry`.
  public let name: String
  /// The requested change, in one sentence.
  public let title: String
  /// The module's source after the change, one tree of files per architecture.
  public private(set) var trees: [ChangedTree] = []
  private let scenariosLater: Lazy<[Scenario]>

  /// Creates a change request without source trees; `scenarios`, the changed specification, is evaluated at first
  /// access.
  public init(
    _ name: String,
    _ title: String,
    scenarios: @autoclosure @escaping () -> [Scenario]
  ) {
    self.name = name
    self.title = title
    scenariosLater = Lazy(scenarios)
  }
}

extension ChangeRequest {
  /// The scenarios of the specification after the change, the same for all architectures.
  public var scenarios: [Scenario] { scenariosLater.value }

  /// Returns the request with these source trees in place of its own, one per architecture.
  public func with(trees: [ChangedTree]) -> ChangeRequest {
    var request = self
    request.trees = trees
    return request
  }
}
