import Stage

/// Manages the presentation of a controller, and reports when a person dismisses it.
open class UIPresentationController {
  /// The presented controller.
  public private(set) weak var presentedViewController: UIViewController?
  /// The object that is told when a person dismisses the controller.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(of controller: UIViewController) {
    presentedViewController = controller
    controller.didSwipeAway = { [weak self] in
      self.map { $0.delegate?.presentationControllerDidDismiss($0) }
    }
  }

  /// The controller over which the other is presented.
  public var presentingViewController: UIViewController? {
    presentedViewController?.presentingViewController
  }
}

/// Manages a sheet, whose height has no effect: the stage draws one screen at a time.
public final class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests; have no effect.
  public var detents: [Detent] = [.large()]
  /// The height at which the sheet rests now, or nil for the first of `detents`; has no effect.
  public var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height at which the view behind the sheet is not dimmed; has no effect.
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the sheet has a grabber; has no effect.
  public var prefersGrabberVisible = false
  /// Whether scrolling enlarges the sheet; has no effect.
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to an edge in compact height; has no effect.
  public var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet takes its width from its contents; has no effect.
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The corner radius of the sheet; has no effect.
  public var preferredCornerRadius: CGFloat?

  /// Calls `changes` immediately: the stage has no animations.
  public func animateChanges(_ changes: () -> Void) { changes() }

  /// A height at which a sheet rests.
  public final class Detent {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The raw text.
      public let rawValue: String

      /// Creates a name from a text.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates a name from a text.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the screen, and nearly all of it.
      public static let medium = Self("medium"), large = Self("large")
    }

    /// The name of this height.
    public let identifier: Identifier

    init(_ identifier: Identifier) { self.identifier = identifier }

    /// Returns a height of about half of the screen.
    public static func medium() -> Detent { Detent(.medium) }

    /// Returns a height of nearly all of the screen.
    public static func large() -> Detent { Detent(.large) }

    /// Returns a custom height; `resolver` is never called.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }
  }
}

/// The values from which a custom height is computed.
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The maximum height of a sheet.
  var maximumDetentValue: CGFloat { get }
}

/// The object that is told when a person dismisses a presented controller.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Called after `back` dismissed the controller; not called after `dismiss`, as in UIKit.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension UIViewController {
  /// The presentation of this controller.
  public var presentationController: UIPresentationController? {
    if let present = attachments[UISheetPresentationController.self] { return present }
    let made = UISheetPresentationController(of: self)
    attachments[UISheetPresentationController.self] = made
    return made
  }

  /// The presentation of this controller as a sheet; nil if `modalPresentationStyle` is not that of a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    let sheets: [UIModalPresentationStyle] = [.automatic, .pageSheet, .formSheet]
    guard sheets.contains(modalPresentationStyle) else { return nil }
    return presentationController as? UISheetPresentationController
  }

  /// Whether a person cannot dismiss the controller, so that `back` is refused.
  public var isModalInPresentation: Bool {
    get { staysOpen }
    set { staysOpen = newValue }
  }
}
