import Stage

/// A change to a module's specification, with the source after the change in every architecture.
public struct ChangeRequest {
  /// The argument of `compare --change` at the prompt: `retry`.
  public let name: String
  /// The requested change, in one sentence.
  public let title: String
  /// The source after the change, one tree per architecture.
  public private(set) var trees: [ChangedTree] = []
  private let scenariosLater: Lazy<[Scenario]>

  /// Makes a change request without trees; `scenarios` is evaluated at first access.
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
  /// The changed specification, the same for all architectures.
  public var scenarios: [Scenario] { scenariosLater.value }

  /// Returns the request with the trees of its architectures.
  public func with(trees: [ChangedTree]) -> ChangeRequest {
    var request = self
    request.trees = trees
    return request
  }
}
