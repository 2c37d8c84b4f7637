import Traces

/// A named list of actions with the screens that must result, the same for every variant.
public struct Scenario {
  /// The word at the prompt, such as `open-empty`.
  public let name: String
  /// What happens, in a few words.
  public let title: String
  /// The state of the world in which it is played.
  public let condition: Condition
  /// What is done, and what must be seen then.
  public let steps: [Step]

  /// Makes a scenario.
  public init(_ name: String, _ title: String, given condition: Condition, _ steps: [Step]) {
    self.name = name
    self.title = title
    self.condition = condition
    self.steps = steps
  }

  /// One action and the screen that must result.
  public struct Step {
    /// What is done.
    public let action: Action
    /// What must be on the screen then; nil when the stage must be empty.
    public let screen: Screen?

    /// Makes a step.
    public init(_ action: Action, shows screen: Screen?) {
      self.action = action
      self.screen = screen
    }
  }
}
