/// A view that performs actions when it is touched or edited.
///
/// Its actions are ``UIAction`` values: a target with a selector needs Objective-C.
open class UIControl: UIView {
  private var actions: [(event: Event, action: UIAction)] = []

  /// Whether the control responds to touches.
  public var isEnabled = true
  /// Whether the control is selected.
  public var isSelected = false
  /// Whether the control is highlighted; has no effect.
  public var isHighlighted = false

  /// Adds an action for an event.
  public func addAction(_ action: UIAction, for event: Event) { actions.append((event, action)) }

  /// Removes an action for an event.
  public func removeAction(_ action: UIAction, for event: Event) {
    actions.removeAll { $0.action === action && $0.event == event }
  }

  /// Performs the actions of an event.
  public func sendActions(for event: Event) {
    for entry in actions where !entry.event.isDisjoint(with: event) {
      entry.action.perform(from: self)
    }
  }

  /// Performs the actions of an event, as a touch does, unless the control is disabled.
  func touch(for event: Event) {
    if isEnabled { sendActions(for: event) }
  }

  /// Unavailable: use `addAction(_:for:)`.
  @available(
    *,
    unavailable,
    message:
      "Without Objective-C there is no #selector: addAction(UIAction { [weak self] _ in self?.didTap() }, for: .touchUpInside)"
  )
  public func addTarget(_ target: Any?, action: Any, for event: Event) {}

  /// The events of a control.
  public struct Event: OptionSet, Sendable {
    /// The events as bits.
    public let rawValue: UInt

    /// Creates a set of events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control was pressed.
    public static let touchUpInside = Self(rawValue: 1), primaryActionTriggered = Self(rawValue: 2)
    /// The value changed, such as that of a switch.
    public static let valueChanged = Self(rawValue: 4)
    /// The text changed.
    public static let editingChanged = Self(rawValue: 8)
    /// Editing began or ended.
    public static let editingDidBegin = Self(rawValue: 16), editingDidEnd = Self(rawValue: 32)
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The states as bits.
    public let rawValue: UInt

    /// Creates a set of states from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal and the highlighted state.
    public static let normal = Self([]), highlighted = Self(rawValue: 1)
    /// The disabled and the selected state.
    public static let disabled = Self(rawValue: 2), selected = Self(rawValue: 4)
  }
}
