/// What there is to say about the app.
public struct AboutEntity: Equatable, Sendable {
  /// What it is called.
  public let name: String
  /// What it is for, in one sentence.
  public let summary: String
  /// Which version it is.
  public let version: String

  /// Makes what there is to say; of the app itself, if nothing else is said.
  public init(
    name: String = "Corner Shop",
    summary: String = "Shows what is for sale today.",
    version: String = "1.0"
  ) {
    self.name = name
    self.summary = summary
    self.version = version
  }
}
