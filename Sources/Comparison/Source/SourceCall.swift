import Traces

/// A call by name, wherever it leads.
public struct SourceCall: Hashable, Sendable {
  /// The name with its labels, as it stands at the call: `didSelectProduct(at:)`.
  public let name: String
  /// What stands before the last dot, without `?` and `!`: `view.presenter`; empty where nothing does.
  public let receiver: String
  /// The type in which it stands.
  public let type: String
  /// The member in which it stands.
  public let member: String
  /// Where it stands.
  public let location: CodeLocation
}
