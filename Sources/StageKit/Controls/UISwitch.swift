import Stage

/// A switch, drawn as a button such as `Switch 1: off`; an accessibility label replaces `Switch 1`.
open class UISwitch: UIControl {
  /// Whether the switch is on.
  public var isOn = false
  /// The colour while the switch is on; has no effect.
  public var onTintColor: UIColor?

  /// Turns the switch on or off, without performing its actions.
  public func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

  override func draw() {
    drawnParts = [
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

  /// The position of this switch among the visible switches in the same outermost view, from 1.
  private var number: Int {
    (root.visible(UISwitch.self).firstIndex { $0 === self } ?? 0) + 1
  }
}
