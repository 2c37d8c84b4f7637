/// Something that a module is asked to do differently, and what came of it in every architecture.
public struct ChangeRequest {
  /// The word at the prompt: `sort`.
  public let name: String
  /// What is asked for, in one sentence.
  public let title: String
  /// The specification after the change, the same for all variants.
  public let scenarios: [Scenario]
  /// The variants after the change, one an architecture.
  public let variants: [Variant]

  /// Makes a change request.
  public init(
    _ name: String,
    _ title: String,
    scenarios: [Scenario],
    variants: [Variant]
  ) {
    self.name = name
    self.title = title
    self.scenarios = scenarios
    self.variants = variants
  }
}
