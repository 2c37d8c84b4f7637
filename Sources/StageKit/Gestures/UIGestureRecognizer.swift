import Stage

/// Performs actions when a person makes a gesture on a view.
///
/// A recogniser takes a ``UIAction``: a target with a selector needs Objective-C. The stage draws a button for each
/// gesture, which `press` presses. The button of a tap has the name of the view; other gestures follow the name:
/// `Photo: swipe left`. The name is the `accessibilityLabel`, else the text of a label, else the position among the
/// unnamed views with gestures: `View 1`.
open class UIGestureRecognizer {
  /// The states of a gesture.
  public enum State: Sendable {
    /// The gesture has not begun, is being made, or has ended.
    case possible, began, changed, ended
    /// The gesture was cancelled or not recognised.
    case cancelled, failed

    /// The gesture has ended.
    public static let recognized = State.ended
  }

  /// The view of the recogniser; nil until it is added to a view.
  public internal(set) weak var view: UIView?
  /// The object that may refuse a gesture.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The state of the gesture, which the actions can read.
  public internal(set) var state = State.possible
  /// Whether gestures perform the actions; the button is drawn in any case.
  public var isEnabled = true
  /// A name by which the app identifies the recogniser.
  public var name: String?
  /// Whether recognised touches are withheld from the view; has no effect.
  public var cancelsTouchesInView = true
  /// Whether the beginning of touches is delayed; has no effect.
  public var delaysTouchesBegan = false
  /// Whether the end of touches is delayed; has no effect.
  public var delaysTouchesEnded = true
  /// The number of fingers: always 1.
  public var numberOfTouches: Int { 1 }
  private var actions: [UIAction] = []

  /// Creates a recogniser with an optional action.
  public init(primaryAction: UIAction? = nil) { primaryAction.map(addAction) }

  /// Unavailable: use `init(primaryAction:)`.
  @available(
    *,
    unavailable,
    message:
      "Without Objective-C there is no #selector: init(primaryAction: UIAction { [weak self] _ in self?.didTap() })"
  )
  public convenience init(target: Any?, action: Any?) { self.init() }

  /// Adds an action, whose `sender` is the recogniser.
  public func addAction(_ action: UIAction) { actions.append(action) }

  /// Removes an action; has no effect if it was not added.
  public func removeAction(_ action: UIAction) { actions.removeAll { $0 === action } }

  /// Unavailable: use `addAction(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Without Objective-C there is no #selector: addAction(UIAction { [weak self] _ in self?.didTap() })"
  )
  public func addTarget(_ target: Any, action: Any) {}

  /// Has no effect: a person makes one gesture at a time.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Returns zero: views have no position on the stage.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// The names of the recognised gestures; an empty name stands for the name of the view alone.
  var gestures: [String] { [] }

  /// The states that one gesture goes through.
  var states: [State] { [.ended] }

  /// Performs the actions once for each state, with the delegate's permission.
  func recognize() {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    for state in states {
      self.state = state
      for action in actions { action.perform(from: self) }
    }
    state = .possible
  }
}

/// The object that may refuse a gesture.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether the gesture may begin; the default is true.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true: each gesture may begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}
