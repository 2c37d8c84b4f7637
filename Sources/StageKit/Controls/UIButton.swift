import Stage

/// Something that can be pressed.
open class UIButton: UIControl {
  /// How it looks; it makes no difference.
  public enum ButtonType: Sendable {
    /// As the system draws it, or not.
    case system, custom, close, contactAdd, detailDisclosure, infoLight, infoDark
  }

  private var titles: [State: String] = [:]

  /// What it says and how it looks; its title stands before one that was set for a state.
  public var configuration: Configuration?
  /// Shows its title, which is set on the button itself.
  public let titleLabel: UILabel? = UILabel()

  /// Makes a button that says nothing.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    draw()
  }

  /// Makes a button that says nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    draw()
  }

  /// Makes a button that says nothing; its look makes no difference.
  public convenience init(type: ButtonType) { self.init() }

  /// Makes a button that says what its action does.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Makes a button of a look, which says what its action does where the look says nothing.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Puts a text on it, as it is in a state.
  public func setTitle(_ title: String?, for state: State) { titles[state] = title }

  /// Puts a text on it, whose look makes no difference.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    titles[state] = title?.string
  }

  /// What stands on it, as it is in a state.
  public func title(for state: State) -> String? { titles[state] }

  /// What stands on it now.
  public var currentTitle: String? {
    let state: State = isEnabled ? isSelected ? .selected : .normal : .disabled
    return configuration?.title ?? titles[state] ?? titles[.normal]
  }

  /// Nothing: colours are not drawn.
  public func setTitleColor(_ color: UIColor?, for state: State) {}

  /// Nothing: pictures are not drawn.
  public func setImage(_ image: UIImage?, for state: State) {}

  private func draw() {
    faces = [
      Button(named: { [weak self] in self?.currentTitle ?? "" }) { [weak self] in
        self?.touch(for: [.touchUpInside, .primaryActionTriggered])
      }
    ]
  }
}

extension UIButton {
  /// What a button says, and its look.
  public struct Configuration: Sendable {
    /// What stands on it.
    public var title: String?
    /// The colour of its text.
    public var baseForegroundColor: UIColor?
    /// The colour behind its text.
    public var baseBackgroundColor: UIColor?

    /// A look of the system's.
    public static func plain() -> Self { Self() }

    /// A look of the system's.
    public static func filled() -> Self { Self() }

    /// A look of the system's.
    public static func tinted() -> Self { Self() }

    /// A look of the system's.
    public static func gray() -> Self { Self() }
  }
}
