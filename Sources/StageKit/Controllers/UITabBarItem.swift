import Stage

/// The bar of tabs below a screen.
public final class UITabBar: UIView {
  /// The colour of the tabs that are not chosen; has no effect.
  public var unselectedItemTintColor: UIColor?
  /// The colour of the bar; has no effect.
  public var barTintColor: UIColor?
  /// Whether the bar is translucent; has no effect.
  public var isTranslucent = true
}

/// The text of a tab; its images and badge are not drawn.
public final class UITabBarItem {
  /// The system's tabs.
  public enum SystemItem: String, Sendable {
    /// Drawn with the capitalised name of the case.
    case bookmarks, contacts, downloads, favorites, featured, history, more, recents, search
    /// Drawn with both words capitalised.
    case mostRecent = "most recent", mostViewed = "most viewed", topRated = "top rated"
  }

  /// The title of the tab; nil for the title of its controller.
  public var title: String?
  /// The image of the tab; not drawn.
  public var image: UIImage?
  /// The image of the chosen tab; not drawn.
  public var selectedImage: UIImage?
  /// A number by which the app identifies the tab.
  public var tag: Int
  /// The text in the badge; not drawn.
  public var badgeValue: String?
  /// The colour of the badge; not drawn.
  public var badgeColor: UIColor?
  /// Whether the tab can be chosen; has no effect.
  public var isEnabled = true
  /// An identifier for tests.
  public var accessibilityIdentifier: String?

  /// Creates a tab with the title of its controller.
  public convenience init() { self.init(title: nil, image: nil, tag: 0) }

  /// Creates a tab; the image is not drawn.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with another image while it is chosen; neither is drawn.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates one of the system's tabs, such as `Most Recent`.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.rawValue.capitalized, image: nil, tag: tag)
  }
}

extension UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab of this controller.
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
