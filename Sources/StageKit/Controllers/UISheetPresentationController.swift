import Stage

/// Manages how a controller lies over another, and tells when a person takes it away.
open class UIPresentationController {
  /// The controller that lies over another.
  public private(set) weak var presentedViewController: UIViewController?
  /// The object that is told when a person takes the controller away.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(of controller: UIViewController) {
    presentedViewController = controller
    controller.didSwipeAway = { [weak self] in
      self.map { $0.delegate?.presentationControllerDidDismiss($0) }
    }
  }

  /// The controller over which the other lies.
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
  /// The greatest height at which what lies behind the sheet is not darkened; has no effect.
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the sheet has a grabber; has no effect.
  public var prefersGrabberVisible = false
  /// Whether the sheet grows when its contents are scrolled; has no effect.
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stands at an edge of a low screen; has no effect.
  public var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet takes its width from its contents; has no effect.
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// How round the corners of the sheet are; has no effect.
  public var preferredCornerRadius: CGFloat?

  /// Calls `changes`, at once: nothing moves on the stage.
  public func animateChanges(_ changes: () -> Void) { changes() }

  /// A height at which a sheet rests.
  public final class Detent {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name as a text.
      public let rawValue: String

      /// Makes a name from a text.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Makes a name from a text.
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

    /// Returns a height of the app's own; `resolver` is never called.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }
  }
}

/// What a height of the app's own is computed from.
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The greatest height that a sheet can have.
  var maximumDetentValue: CGFloat { get }
}

/// The object that is told when a person takes a presented controller away.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Tells that `back` has dismissed the controller. A call of `dismiss` tells nothing, as in UIKit.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension UIViewController {
  /// Manages how this controller lies over another.
  public var presentationController: UIPresentationController? {
    if let present = attachments[UISheetPresentationController.self] { return present }
    let made = UISheetPresentationController(of: self)
    attachments[UISheetPresentationController.self] = made
    return made
  }

  /// Manages this controller as a sheet; nil where `modalPresentationStyle` is not that of a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    let sheets: [UIModalPresentationStyle] = [.automatic, .pageSheet, .formSheet]
    guard sheets.contains(modalPresentationStyle) else { return nil }
    return presentationController as? UISheetPresentationController
  }

  /// Whether a person cannot take the controller away: `back` is refused then.
  public var isModalInPresentation: Bool {
    get { staysOpen }
    set { staysOpen = newValue }
  }
}
