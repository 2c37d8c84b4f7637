import Stage

/// Something that is on or off: a button `Switch 1: off`, or with its accessibility label in front.
open class UISwitch: UIControl {
  /// Whether it is on.
  public var isOn = false
  /// Its colour while it is on.
  public var onTintColor: UIColor?

  /// Makes a switch that is off.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    draw()
  }

  /// Makes a switch that is off.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    draw()
  }

  /// Turns it on or off, without a word to anybody.
  public func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

  private func draw() {
    faces = [
      Button(named: { [weak self] in self?.title ?? "" }) { [weak self] in
        guard let self, isEnabled else { return }
        isOn.toggle()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
    ]
  }

  private var title: String {
    "\(accessibilityLabel ?? "Switch \(number)"): \(isOn ? "on" : "off")"
  }

  /// Its place among the switches of its screen, from 1.
  private var number: Int {
    var root: UIView = self
    while let outer = root.superview { root = outer }
    return (root.visible(UISwitch.self).firstIndex { $0 === self } ?? 0) + 1
  }
}
