import Stage

/// Something that a module is asked to do differently, and what came of it in every architecture.
public struct ChangeRequest {
  /// The word at the prompt: `retry`.
  public let name: String
  /// What is asked for, in one sentence.
  public let title: String
  /// The source after the change, a tree an architecture.
  public private(set) var trees: [ChangedTree] = []
  private let scenariosLater: Lazy<[Scenario]>

  /// Makes a change request; its scenarios are made when somebody first looks at them.
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
  /// The specification after the change, the same for all architectures.
  public var scenarios: [Scenario] { scenariosLater.value }

  /// The same request with what came of it.
  public func with(trees: [ChangedTree]) -> ChangeRequest {
    var request = self
    request.trees = trees
    return request
  }
}
