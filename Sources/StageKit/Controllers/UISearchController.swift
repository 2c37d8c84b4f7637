/// Searches in a screen, by the field that it puts on it.
public final class UISearchController {
  /// The field.
  public let searchBar = UISearchBar()
  /// Who is told of what is searched.
  public weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether the screen is darkened while somebody searches.
  public var obscuresBackgroundDuringPresentation = true
  /// Whether the bar goes while somebody searches.
  public var hidesNavigationBarDuringPresentation = true

  /// Whether somebody searches.
  public var isActive: Bool {
    get { searchBar.text?.isEmpty == false }
    set { if !newValue { searchBar.text = nil } }
  }

  /// Makes one that shows what it finds on the screen itself, where no other is given.
  public init(searchResultsController: UIViewController?) {
    searchBar.didChange = { [weak self] in
      self.map { $0.searchResultsUpdater?.updateSearchResults(for: $0) }
    }
  }
}

/// Who is told of what is searched.
public protocol UISearchResultsUpdating: AnyObject {
  /// What is searched was changed.
  func updateSearchResults(for searchController: UISearchController)
}
