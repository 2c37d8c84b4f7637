/// The information about the app.
public struct AboutEntity: Equatable, Sendable {
  /// The name or title.
  public let name: String
  /// The purpose of the app, in one sentence.
  public let summary: String
  /// The version of the app.
  public let version: String

  /// Makes the entity; the default arguments describe the sample app.
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
