import Stage

/// Calls actions when a person makes a gesture on a view.
///
/// A recognizer takes a ``UIAction``: a target with a selector needs Objective-C. The stage draws a button
/// for each gesture, which `press` presses. A tap has the name of the view; other gestures are named behind
/// it: `Photo: swipe left`. The name is the `accessibilityLabel`, else the text of a label, else the place
/// among the views with gestures that have no name: `View 1`.
open class UIGestureRecognizer {
  /// How far a gesture is.
  public enum State: Sendable {
    /// The gesture was not made, is made now, or was made.
    case possible, began, changed, ended
    /// The gesture was broken off, or was another one.
    case cancelled, failed

    /// The gesture was made.
    public static let recognized = State.ended
  }

  /// The view on which the gesture is made; nil until the recognizer is added to a view.
  public internal(set) weak var view: UIView?
  /// The object that may refuse a gesture.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// How far the gesture is; read by the actions.
  public internal(set) var state = State.possible
  /// Whether the actions are called; the button is drawn in any case.
  public var isEnabled = true
  /// The name by which the app finds the recognizer.
  public var name: String?
  /// Whether the view is not told of touches that make the gesture; has no effect.
  public var cancelsTouchesInView = true
  /// Whether the view is told of touches late; has no effect.
  public var delaysTouchesBegan = false
  /// Whether the view is told late of the end of touches; has no effect.
  public var delaysTouchesEnded = true
  /// The number of fingers that make the gesture now.
  public var numberOfTouches: Int { 1 }
  private var actions: [UIAction] = []

  /// Makes a recognizer that calls an action.
  public init(primaryAction: UIAction? = nil) { primaryAction.map(addAction) }

  /// Does not exist without Objective-C.
  @available(
    *,
    unavailable,
    message:
      "Without Objective-C there is no #selector: init(primaryAction: UIAction { [weak self] _ in self?.didTap() })"
  )
  public convenience init(target: Any?, action: Any?) { self.init() }

  /// Adds an action, whose `sender` is the recognizer.
  public func addAction(_ action: UIAction) { actions.append(action) }

  /// Removes an action; ignores one that was not added.
  public func removeAction(_ action: UIAction) { actions.removeAll { $0 === action } }

  /// Does not exist without Objective-C.
  @available(
    *,
    unavailable,
    message:
      "Without Objective-C there is no #selector: addAction(UIAction { [weak self] _ in self?.didTap() })"
  )
  public func addTarget(_ target: Any, action: Any) {}

  /// Has no effect: a person makes one gesture at a time.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Returns the point zero: views have no place on the stage.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// The gestures that the recognizer takes, as the stage names them; an empty name is that of the view alone.
  var gestures: [String] { [] }

  /// The states that the recognizer has, one after the other, while a gesture is made.
  var states: [State] { [.ended] }

  /// Makes the gesture as a person does.
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
  /// Returns whether the gesture may be made; the default is true.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true: each gesture may be made.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}
