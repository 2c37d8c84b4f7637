/// A search on a screen, with a search field.
public final class UISearchController {
  /// The search field.
  public let searchBar = UISearchBar()
  /// The receiver of changes to the search text.
  public weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether the screen is dimmed during a search; has no effect.
  public var obscuresBackgroundDuringPresentation = true
  /// Whether the bar is hidden during a search; has no effect.
  public var hidesNavigationBarDuringPresentation = true

  /// Whether the search text is not empty; setting false clears it.
  public var isActive: Bool {
    get { searchBar.text?.isEmpty == false }
    set { if !newValue { searchBar.text = nil } }
  }

  /// Creates a search; results are always shown on the screen itself, so the controller is ignored.
  public init(searchResultsController: UIViewController?) {
    searchBar.didChange = { [weak self] in
      self.map { $0.searchResultsUpdater?.updateSearchResults(for: $0) }
    }
  }
}

/// The receiver of changes to the search text.
public protocol UISearchResultsUpdating: AnyObject {
  /// Handles a change of the search text.
  func updateSearchResults(for searchController: UISearchController)
}
