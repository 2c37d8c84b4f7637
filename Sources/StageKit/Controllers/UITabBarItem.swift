import Stage

/// The tabs below a screen.
public final class UITabBar: UIView {
  /// The colour of the tabs that are not chosen; has no effect.
  public var unselectedItemTintColor: UIColor?
  /// The colour of the bar; has no effect.
  public var barTintColor: UIColor?
  /// Whether what lies behind the bar can be seen; has no effect.
  public var isTranslucent = true
}

/// What a tab says; its pictures and its badge are not drawn.
public final class UITabBarItem {
  /// The tabs that the system knows.
  public enum SystemItem: String, Sendable {
    /// A tab that is named by what it leads to.
    case bookmarks, contacts, downloads, favorites, featured, history, more, recents, search
    /// A tab with a name of two words.
    case mostRecent = "most recent", mostViewed = "most viewed", topRated = "top rated"
  }

  /// The text of the tab; nil for the title of its controller.
  public var title: String?
  /// The picture of the tab; not drawn.
  public var image: UIImage?
  /// The picture of the tab while it is chosen; not drawn.
  public var selectedImage: UIImage?
  /// The number by which the app tells its tabs apart.
  public var tag: Int
  /// The text in the badge; not drawn.
  public var badgeValue: String?
  /// The colour of the badge; not drawn.
  public var badgeColor: UIColor?
  /// Whether the tab can be chosen; has no effect: the stage chooses it.
  public var isEnabled = true
  /// What tests call the tab.
  public var accessibilityIdentifier: String?

  /// Makes a tab that says the title of its controller.
  public convenience init() { self.init(title: nil, image: nil, tag: 0) }

  /// Makes a tab.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes a tab with another picture while it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Makes a tab that is named by the system: `Most Recent`.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.rawValue.capitalized, image: nil, tag: tag)
  }
}

extension UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the tab of this controller says.
  public var tabBarItem: UITabBarItem! {
    get {
      if let item = attachments[UITabBarItem.self] { return item }
      let item = UITabBarItem()
      attachments[UITabBarItem.self] = item
      return item
    }
    set { attachments[UITabBarItem.self] = newValue }
  }

  /// The text that the app gave the tab of this controller; nil where it gave none.
  var ownTabTitle: String? { attachments[UITabBarItem.self]?.title }
}
