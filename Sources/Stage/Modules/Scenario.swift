import Traces

/// A named list of actions with their expected screens, the same for every variant.
public struct Scenario {
  /// The word at the prompt, such as `open-empty`.
  public let name: String
  /// A short description.
  public let title: String
  /// The state of the world in which the scenario is played.
  public let condition: Condition
  /// The actions and their expected screens.
  public let steps: [Step]

  /// Creates a scenario.
  public init(_ name: String, _ title: String, given condition: Condition, _ steps: [Step]) {
    self.name = name
    self.title = title
    self.condition = condition
    self.steps = steps
  }

  /// An action and the screen expected after it.
  public struct Step {
    /// The action.
    public let action: Action
    /// The screen expected after the action; nil for an empty stage.
    public let screen: Screen?

    /// Creates a step.
    public init(_ action: Action, shows screen: Screen?) {
      self.action = action
      self.screen = screen
    }
  }
}
