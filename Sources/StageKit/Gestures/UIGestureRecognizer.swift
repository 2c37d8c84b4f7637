/// A recogniser of a person's gestures on a view; a gesture performs the recogniser's actions.
///
/// A recogniser takes a ``UIAction``, since a target with a selector needs Objective-C. The stage draws a button for
/// each gesture, which the action `press` at the prompt presses. The button of a tap has the name of the view; other
/// gestures follow the name: `Photo: swipe left`. The name of a view is its `accessibilityLabel`, or else its text if
/// it is a label, or else its position among the unnamed views with gestures: `View 1`.
open class UIGestureRecognizer {
  /// The states of a gesture.
  public enum State: Sendable {
    /// The state of a gesture that has not begun, begins, goes on, or has ended.
    case possible, began, changed, ended
    /// The state of a gesture that was cancelled, or not recognised.
    case cancelled, failed

    /// The state of a gesture that has ended.
    public static let recognized = State.ended
  }

  /// The view whose gestures are recognised; nil unless the recogniser was added to a view.
  public internal(set) weak var view: UIView?
  /// The object that can refuse a gesture before it begins.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The state of the gesture, for the actions performed in it; `possible` between gestures.
  public internal(set) var state = State.possible
  /// Whether gestures perform the actions; their buttons are drawn in any case.
  public var isEnabled = true
  /// A name by which the app identifies the recogniser.
  public var name: String?
  /// Whether recognised touches are withheld from the view; has no effect.
  public var cancelsTouchesInView = true
  /// Whether the beginning of touches is delayed; has no effect.
  public var delaysTouchesBegan = false
  /// Whether the end of touches is delayed; has no effect.
  public var delaysTouchesEnded = true
  /// The number of fingers in the gesture: always 1.
  public var numberOfTouches: Int { 1 }
  private var actions: [UIAction] = []

  /// Creates a recogniser with an action to be performed on gestures; nil for none.
  public init(primaryAction: UIAction? = nil) { primaryAction.map(addAction) }

  /// Unavailable, since selectors need Objective-C: use `init(primaryAction:)`.
  @available(
    *,
    unavailable,
    message:
      "Without Objective-C there is no #selector: init(primaryAction: UIAction { [weak self] _ in self?.didTap() })"
  )
  public convenience init(target: Any?, action: Any?) { self.init() }

  /// Adds an action to be performed on gestures; the action's `sender` is then the recogniser.
  public func addAction(_ action: UIAction) { actions.append(action) }

  /// Removes an action; has no effect if it was not added.
  public func removeAction(_ action: UIAction) { actions.removeAll { $0 === action } }

  /// Unavailable, since selectors need Objective-C: use `addAction(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Without Objective-C there is no #selector: addAction(UIAction { [weak self] _ in self?.didTap() })"
  )
  public func addTarget(_ target: Any, action: Any) {}

  /// Has no effect, since a person makes one gesture at a time; in UIKit this recogniser waits until another fails.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Returns the point zero as the position of the gesture: views have no position on the stage.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// The names of the recognised gestures on their buttons, after the name of the view; empty for a single tap.
  var gestures: [String] { [] }

  /// The states through which one gesture goes; the actions are performed once for each.
  var states: [State] { [.ended] }

  /// Performs the actions once for each of `states`, if the recogniser is enabled and the delegate permits the gesture.
  func recognize() {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    for state in states {
      self.state = state
      for action in actions { action.perform(from: self) }
    }
    state = .possible
  }
}

/// An object that can refuse a gesture before it begins.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether the gesture of a recogniser may begin; true by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true: each gesture of a recogniser may begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}

/// A recogniser of taps on a view, which a person makes by `press Photo`, or `press "Photo: double tap"` for two taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps in the gesture.
  public var numberOfTapsRequired = 1 {
    didSet { view?.drawGestures() }
  }
  /// The number of fingers in the gesture; has no effect.
  public var numberOfTouchesRequired = 1

  override var gestures: [String] {
    switch numberOfTapsRequired {
    case ...1: [""]
    case 2: ["double tap"]
    default: ["\(numberOfTapsRequired) taps"]
    }
  }
}

/// A recogniser of long presses on a view; a person makes one by `press "Photo: long press"`.
///
/// A long press performs the actions twice, in the states `began` and `ended`.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press in seconds; has no effect, since no virtual time passes during a press.
  public var minimumPressDuration: TimeInterval = 0.5
  /// The number of points by which the finger may move; has no effect.
  public var allowableMovement: CGFloat = 10
  /// The number of taps before the press; has no effect.
  public var numberOfTapsRequired = 0
  /// The number of fingers in the gesture; has no effect.
  public var numberOfTouchesRequired = 1

  override var gestures: [String] { ["long press"] }
  override var states: [State] { [.began, .ended] }
}

/// A recogniser of swipes on a view; a person makes one by `press "Photo: swipe left"`.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of directions of swipes.
  public struct Direction: OptionSet, Sendable {
    /// The directions of the set as bits.
    public let rawValue: UInt

    /// Creates a set of directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The directions to the right, and to the left.
    public static let right = Self(rawValue: 1), left = Self(rawValue: 2)
    /// The directions up, and down.
    public static let up = Self(rawValue: 4), down = Self(rawValue: 8)
  }

  /// The directions of the recognised swipes, each of which has a button.
  public var direction = Direction.right {
    didSet { view?.drawGestures() }
  }
  /// The number of fingers in the gesture; has no effect.
  public var numberOfTouchesRequired = 1

  override var gestures: [String] {
    let names: [(Direction, String)] = [
      (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
    ]
    return names.filter { direction.contains($0.0) }.map { "swipe \($0.1)" }
  }
}
