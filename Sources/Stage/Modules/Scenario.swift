import Traces

/// A named list of actions with the screens expected after them, the same for every variant of a module.
public struct Scenario {
  /// The word for the scenario at the prompt, such as `open-empty`.
  public let name: String
  /// A short description of the scenario.
  public let title: String
  /// The state of the simulated world in which the scenario is played.
  public let condition: Condition
  /// The actions in order, each with the screen expected after it.
  public let steps: [Step]

  /// Creates a scenario from its word at the prompt, its description, the state of the world and its actions.
  public init(_ name: String, _ title: String, given condition: Condition, _ steps: [Step]) {
    self.name = name
    self.title = title
    self.condition = condition
    self.steps = steps
  }

  /// An action of a scenario and the screen expected after it.
  public struct Step {
    /// The action of this step.
    public let action: Action
    /// The screen expected after the action; nil if the module should not be on the stage.
    public let screen: Screen?

    /// Creates a step of a scenario; `screen` is nil if the module should not be on the stage.
    public init(_ action: Action, shows screen: Screen?) {
      self.action = action
      self.screen = screen
    }
  }
}
