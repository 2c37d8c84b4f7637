import Stage

/// The bar of tabs below a screen; its appearance has no effect.
public final class UITabBar: UIView {
  /// The colour of the tabs that are not chosen; has no effect.
  public var unselectedItemTintColor: UIColor?
  /// The colour of the bar's background; has no effect.
  public var barTintColor: UIColor?
  /// Whether the bar is translucent; has no effect.
  public var isTranslucent = true
}

/// The title of a tab; the images and the badge of the tab are stored and not drawn.
public final class UITabBarItem {
  /// The tabs whose titles the system chooses, as in UIKit.
  public enum SystemItem: String, Sendable {
    /// A tab drawn with the capitalised name of its case: `Search`.
    case bookmarks, contacts, downloads, favorites, featured, history, more, recents, search
    /// A tab drawn with the two words of its case, both capitalised: `Most Recent`.
    case mostRecent = "most recent", mostViewed = "most viewed", topRated = "top rated"
  }

  /// The title of the tab; nil stands for the title of its controller.
  public var title: String?
  /// The image of the tab; has no effect.
  public var image: UIImage?
  /// The image of the tab while it is chosen; has no effect.
  public var selectedImage: UIImage?
  /// A number by which the app identifies the tab.
  public var tag: Int
  /// The text in the badge of the tab; has no effect.
  public var badgeValue: String?
  /// The colour of the badge of the tab; has no effect.
  public var badgeColor: UIColor?
  /// Whether a person can choose the tab; has no effect: each tab can be chosen.
  public var isEnabled = true
  /// An identifier of the tab for an app's tests; has no effect.
  public var accessibilityIdentifier: String?

  /// Creates a tab that shows the title of its controller.
  public convenience init() { self.init(title: nil, image: nil, tag: 0) }

  /// Creates a tab with a title, or with its controller's title if `title` is nil; the image has no effect.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a title, or with its controller's title if `title` is nil; the images have no effect.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates a tab with the title of a system tab, such as `Most Recent`.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.rawValue.capitalized, image: nil, tag: tag)
  }
}

extension UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab of this controller in a tab bar controller; never nil when read.
  public var tabBarItem: UITabBarItem! {
    get {
      if let item = attachments[UITabBarItem.self] { return item }
      let item = UITabBarItem()
      attachments[UITabBarItem.self] = item
      return item
    }
    set { attachments[UITabBarItem.self] = newValue }
  }

  /// The title that the app set on this controller's tab item; nil if it set none.
  var ownTabTitle: String? { attachments[UITabBarItem.self]?.title }
}
