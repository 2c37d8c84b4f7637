/// A view that does something when it is touched or typed into.
///
/// It takes a ``UIAction``: a target with a selector needs Objective-C.
open class UIControl: UIView {
  private var actions: [(event: Event, action: UIAction)] = []

  /// Whether it takes touches.
  public var isEnabled = true
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether it is touched.
  public var isHighlighted = false

  /// Has something done when something happens to it.
  public func addAction(_ action: UIAction, for event: Event) { actions.append((event, action)) }

  /// No longer has something done.
  public func removeAction(_ action: UIAction, for event: Event) {
    actions.removeAll { $0.action === action && $0.event == event }
  }

  /// Does what is to be done when something happens to it.
  public func sendActions(for event: Event) {
    for entry in actions where !entry.event.isDisjoint(with: event) {
      entry.action.perform(from: self)
    }
  }

  /// Does it as a finger would: not while it is disabled.
  func touch(for event: Event) {
    if isEnabled { sendActions(for: event) }
  }

  /// What is written in its place is an action.
  @available(
    *,
    unavailable,
    message:
      "Without Objective-C there is no #selector: addAction(UIAction { [weak self] _ in self?.didTap() }, for: .touchUpInside)"
  )
  public func addTarget(_ target: Any?, action: Any, for event: Event) {}

  /// What happens to a control.
  public struct Event: OptionSet, Sendable {
    /// The events as bits.
    public let rawValue: UInt

    /// Makes a set of events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is pressed.
    public static let touchUpInside = Self(rawValue: 1), primaryActionTriggered = Self(rawValue: 2)
    /// Its value is changed, as that of a switch.
    public static let valueChanged = Self(rawValue: 4)
    /// Its text is changed.
    public static let editingChanged = Self(rawValue: 8)
    /// Somebody begins to type, or ends.
    public static let editingDidBegin = Self(rawValue: 16), editingDidEnd = Self(rawValue: 32)
  }

  /// In which state something holds for a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The states as bits.
    public let rawValue: UInt

    /// Makes a set of states from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As always, while it is touched, while it is disabled, while it is chosen.
    public static let normal = Self([]), highlighted = Self(rawValue: 1)
    /// As always, while it is touched, while it is disabled, while it is chosen.
    public static let disabled = Self(rawValue: 2), selected = Self(rawValue: 4)
  }
}
