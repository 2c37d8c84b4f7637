import Stage

/// A button.
open class UIButton: UIControl {
  /// The appearance of a button; has no effect.
  public enum ButtonType: Sendable {
    /// An appearance.
    case system, custom, close, contactAdd, detailDisclosure, infoLight, infoDark
  }

  private var titles: [State: String] = [:]

  /// The configuration; its title takes precedence over the titles of states.
  public var configuration: Configuration?
  /// A label without effect: the stage draws the title of the button.
  public let titleLabel: UILabel? = UILabel()

  /// Creates a button without a title.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    draw()
  }

  /// Creates a button without a title; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    draw()
  }

  /// Creates a button without a title; its type has no effect.
  public convenience init(type: ButtonType) { self.init() }

  /// Creates a button with the title of its action.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button with a configuration; the title of the action is used if the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Sets the title of a state.
  public func setTitle(_ title: String?, for state: State) { titles[state] = title }

  /// Sets the title of a state; its attributes have no effect.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    titles[state] = title?.string
  }

  /// Returns the title set for a state; nil if none was set.
  public func title(for state: State) -> String? { titles[state] }

  /// The title of the current state, else that of the normal state.
  public var currentTitle: String? {
    let state: State = isEnabled ? isSelected ? .selected : .normal : .disabled
    return configuration?.title ?? titles[state] ?? titles[.normal]
  }

  /// Has no effect: colours are not drawn.
  public func setTitleColor(_ color: UIColor?, for state: State) {}

  /// Has no effect: images are not drawn.
  public func setImage(_ image: UIImage?, for state: State) {}

  private func draw() {
    drawnParts = [
      Button(named: { [weak self] in self?.currentTitle ?? "" }) { [weak self] in
        self?.touch(for: [.touchUpInside, .primaryActionTriggered])
      }
    ]
  }
}

extension UIButton {
  /// The title and appearance of a button.
  public struct Configuration: Sendable {
    /// The title.
    public var title: String?
    /// The colour of the text; has no effect.
    public var baseForegroundColor: UIColor?
    /// The colour behind the text; has no effect.
    public var baseBackgroundColor: UIColor?

    /// Returns an empty configuration.
    public static func plain() -> Self { Self() }

    /// Returns an empty configuration.
    public static func filled() -> Self { Self() }

    /// Returns an empty configuration.
    public static func tinted() -> Self { Self() }

    /// Returns an empty configuration.
    public static func gray() -> Self { Self() }
  }
}
