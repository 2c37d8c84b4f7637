import Stage

/// A button, which the action `press` at the prompt presses by its title.
open class UIButton: UIControl {
  /// The types of buttons, which differ in appearance; have no effect.
  public enum ButtonType: Sendable {
    /// A type of button; has no effect.
    case system, custom, close, contactAdd, detailDisclosure, infoLight, infoDark
  }

  private var titles: [State: String] = [:]

  /// The title and appearance of the button, nil for none; its title takes precedence over the titles set for states.
  public var configuration: Configuration?
  /// A label without effect: the stage draws `currentTitle`.
  public let titleLabel: UILabel? = UILabel()

  /// Creates a button without a title; its type has no effect.
  public convenience init(type: ButtonType) { self.init() }

  /// Creates a button with an action and the action's title; with nil, a button without an action and a title.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button with a configuration and an action; the action's title is used if the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Sets the title of the button in a state, such as disabled; nil stands for the title of the normal state.
  public func setTitle(_ title: String?, for state: State) { titles[state] = title }

  /// Sets the title of the button in a state, such as disabled; its attributes have no effect.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    titles[state] = title?.string
  }

  /// Returns the title that was set for a state of the button; nil if none was set.
  public func title(for state: State) -> String? { titles[state] }

  /// The drawn title: that of the configuration, or else of the current state, or else of the normal state; nil for none.
  public var currentTitle: String? {
    let state: State = isEnabled ? isSelected ? .selected : .normal : .disabled
    return configuration?.title ?? titles[state] ?? titles[.normal]
  }

  /// Has no effect: colours are not drawn.
  public func setTitleColor(_ color: UIColor?, for state: State) {}

  /// Has no effect: images are not drawn.
  public func setImage(_ image: UIImage?, for state: State) {}

  override func draw() {
    drawnParts = [
      Button(named: { [weak self] in self?.currentTitle ?? "" }) { [weak self] in
        self?.touch(for: [.touchUpInside, .primaryActionTriggered])
      }
    ]
  }

  /// The title and appearance of a button.
  public struct Configuration: Sendable {
    /// The title of the button; nil stands for the titles of its states.
    public var title: String?
    /// The colour of the button's text; has no effect.
    public var baseForegroundColor: UIColor?
    /// The colour behind the button's text; has no effect.
    public var baseBackgroundColor: UIColor?

    /// Returns a configuration without a title; its appearance has no effect.
    public static func plain() -> Self { Self() }

    /// Returns a configuration without a title; its appearance has no effect.
    public static func filled() -> Self { Self() }

    /// Returns a configuration without a title; its appearance has no effect.
    public static func tinted() -> Self { Self() }

    /// Returns a configuration without a title; its appearance has no effect.
    public static func gray() -> Self { Self() }
  }
}
