import Stage

/// A view that performs actions when it is touched or edited.
///
/// The actions are ``UIAction`` values, since a target with a selector needs Objective-C.
open class UIControl: UIView {
  private var actions: [(event: Event, action: UIAction)] = []

  /// Whether the control responds to touches.
  public var isEnabled = true
  /// Whether the control is in the selected state, which can have its own title.
  public var isSelected = false
  /// Whether the control is highlighted by a touch; has no effect.
  public var isHighlighted = false

  /// Adds an action that the control performs on each of the events `event`.
  public func addAction(_ action: UIAction, for event: Event) { actions.append((event, action)) }

  /// Removes an action that was added for exactly the events `event`; has no effect if there is none.
  public func removeAction(_ action: UIAction, for event: Event) {
    actions.removeAll { $0.action === action && $0.event == event }
  }

  /// Performs the actions that were added for any of the events `event`, even if the control is disabled.
  public func sendActions(for event: Event) {
    for entry in actions where !entry.event.isDisjoint(with: event) {
      entry.action.perform(from: self)
    }
  }

  func touch(for event: Event) {
    if isEnabled { sendActions(for: event) }
  }

  /// Unavailable, since selectors need Objective-C: use `addAction(_:for:)`.
  @available(
    *,
    unavailable,
    message:
      "Without Objective-C there is no #selector: addAction(UIAction { [weak self] _ in self?.didTap() }, for: .touchUpInside)"
  )
  public func addTarget(_ target: Any?, action: Any, for event: Event) {}

  /// A set of events of a control.
  public struct Event: OptionSet, Sendable {
    /// The events of the set as bits.
    public let rawValue: UInt

    /// Creates a set of events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The events of a pressed button; switches, segmented and refresh controls and return keys send only the second one.
    public static let touchUpInside = Self(rawValue: 1), primaryActionTriggered = Self(rawValue: 2)
    /// The event that the control's value changed: a switch was turned on, for example.
    public static let valueChanged = Self(rawValue: 4)
    /// The event that the text of the control changed.
    public static let editingChanged = Self(rawValue: 8)
    /// The events that the editing of the control's text began, and ended.
    public static let editingDidBegin = Self(rawValue: 16), editingDidEnd = Self(rawValue: 32)
  }

  /// A set of states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The states of the set as bits.
    public let rawValue: UInt

    /// Creates a set of states from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal state, which is the empty set, and the highlighted state.
    public static let normal = Self([]), highlighted = Self(rawValue: 1)
    /// The disabled and the selected state.
    public static let disabled = Self(rawValue: 2), selected = Self(rawValue: 4)
  }
}

/// A closure that a control, bar button or gesture recogniser calls.
public final class UIAction {
  /// The title of a button that is created with this action.
  public let title: String
  /// The control or gesture recogniser that performed the action last; nil before, and after its release.
  public private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// Creates an action that calls `handler`; its image has no effect.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}

/// The control for pulling a list down, as the action `refresh` at the prompt does.
open class UIRefreshControl: UIControl {
  /// Whether a refresh of the list is in progress.
  public private(set) var isRefreshing = false

  /// Notes that a refresh of the list is in progress; performs no action.
  public func beginRefreshing() { isRefreshing = true }

  /// Notes that the refresh of the list has ended.
  public func endRefreshing() { isRefreshing = false }

  /// A control of the module Stage that begins the refresh and performs this control's actions when the list is pulled down.
  var pulled: RefreshControl {
    RefreshControl { [weak self] in
      self?.beginRefreshing()
      self?.touch(for: [.valueChanged, .primaryActionTriggered])
    }
  }
}
