import Stage

/// A requested change to a module's specification, with the source after the change in several architectures.
public struct ChangeRequest {
  /// The name that selects the request in `compare --change NAME`, such as `retry`.
  public let name: String
  /// The requested change, in one sentence.
  public let title: String
  /// The source files after the change, one tree per architecture; empty until `with(trees:)` sets them.
  public private(set) var trees: [ChangedTree] = []
  private let scenariosLater: Lazy<[Scenario]>

  /// Creates a change request without source trees.
  ///
  /// `scenarios` is the specification after the change, evaluated at first access.
  public init(
    _ name: String,
    _ title: String,
    scenarios: @autoclosure @escaping () -> [Scenario]
  ) {
    self.name = name
    self.title = title
    scenariosLater = Lazy(scenarios)
  }

  /// The scenarios of the specification after the change, the same for all architectures.
  public var scenarios: [Scenario] { scenariosLater.value }

  /// Returns a copy of the request whose source trees are replaced by `trees`, one per architecture.
  public func with(trees: [ChangedTree]) -> ChangeRequest {
    var request = self
    request.trees = trees
    return request
  }
}
