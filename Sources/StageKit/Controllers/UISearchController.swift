/// A search on a screen, with a search field that the stage draws.
public final class UISearchController {
  /// The search field of this search.
  public let searchBar = UISearchBar()
  /// The object that is told when a person changes the search text or cancels the search.
  public weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether the screen is dimmed during a search; has no effect.
  public var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar is hidden during a search; has no effect.
  public var hidesNavigationBarDuringPresentation = true

  /// Whether the search text is not empty; setting false clears the text, setting true has no effect.
  public var isActive: Bool {
    get { searchBar.text?.isEmpty == false }
    set { if !newValue { searchBar.text = nil } }
  }

  /// Creates a search; the controller is ignored, since results are always shown on the searched screen.
  public init(searchResultsController: UIViewController?) {
    searchBar.didChange = { [weak self] in
      self.map { $0.searchResultsUpdater?.updateSearchResults(for: $0) }
    }
  }
}

/// An object that is told when a person changes the search text or cancels the search.
public protocol UISearchResultsUpdating: AnyObject {
  /// Called after a person changed the text in the search field of `searchController` or pressed the cancel button.
  func updateSearchResults(for searchController: UISearchController)
}
