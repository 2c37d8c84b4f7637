import Stage

/// The presentation of one controller over another; a delegate is told when a person dismisses the presented controller.
open class UIPresentationController {
  /// The controller that is or will be presented; nil after its release.
  public private(set) weak var presentedViewController: UIViewController?
  /// The object that is told when a person dismisses the presented controller.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(of controller: UIViewController) {
    presentedViewController = controller
    controller.didSwipeAway = { [weak self] in
      self.map { $0.delegate?.presentationControllerDidDismiss($0) }
    }
  }

  /// The controller over which `presentedViewController` is presented; nil if it is not presented.
  public var presentingViewController: UIViewController? {
    presentedViewController?.presentingViewController
  }
}

/// The presentation of a controller as a sheet; the height has no effect, since the stage draws one screen at a time.
public final class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests; have no effect.
  public var detents: [Detent] = [.large()]
  /// The name of the height at which the sheet rests now, or nil for the first of `detents`; has no effect.
  public var selectedDetentIdentifier: Detent.Identifier?
  /// The name of the greatest height at which the view behind the sheet is not dimmed, or nil for none; has no effect.
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the sheet shows a handle for dragging it; has no effect.
  public var prefersGrabberVisible = false
  /// Whether scrolling enlarges the sheet; has no effect.
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the lower edge of a screen of compact height; has no effect.
  public var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet takes its width from its contents; has no effect.
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The corner radius of the sheet in points, nil for the usual one; has no effect.
  public var preferredCornerRadius: CGFloat?

  /// Calls `changes` immediately: the stage has no animations.
  public func animateChanges(_ changes: () -> Void) { changes() }

  /// A height at which a sheet rests.
  public final class Detent {
    /// The name of a height at which a sheet rests.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The text of the name.
      public let rawValue: String

      /// Creates the name of a height from a text.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates the name of a height from a text.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The names of two heights: about half of the screen, and nearly all of it.
      public static let medium = Self("medium"), large = Self("large")
    }

    /// The name of this height.
    public let identifier: Identifier

    init(_ identifier: Identifier) { self.identifier = identifier }

    /// Returns the height of about half of the screen.
    public static func medium() -> Detent { Detent(.medium) }

    /// Returns the height of nearly all of the screen.
    public static func large() -> Detent { Detent(.large) }

    /// Returns a height with a name, by default "custom"; `resolver`, which computes the height in UIKit, is never called.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }
  }
}

/// The values from which a custom height of a sheet is computed.
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The maximum height of a sheet, in points.
  var maximumDetentValue: CGFloat { get }
}

/// An object that is told when a person dismisses a presented controller.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Called after the action `back` dismissed the presented controller, but not after a call of `dismiss`, as in UIKit.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Does nothing when a person dismisses the presented controller.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension UIViewController {
  /// The presentation of this controller over another; never nil.
  public var presentationController: UIPresentationController? {
    if let present = attachments[UISheetPresentationController.self] { return present }
    let made = UISheetPresentationController(of: self)
    attachments[UISheetPresentationController.self] = made
    return made
  }

  /// The presentation of this controller as a sheet; nil unless `modalPresentationStyle` is `automatic` or a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    let sheets: [UIModalPresentationStyle] = [.automatic, .pageSheet, .formSheet]
    guard sheets.contains(modalPresentationStyle) else { return nil }
    return presentationController as? UISheetPresentationController
  }

  /// Whether a person cannot dismiss this controller while it is presented, so that the action `back` is impossible.
  public var isModalInPresentation: Bool {
    get { staysOpen }
    set { staysOpen = newValue }
  }
}
