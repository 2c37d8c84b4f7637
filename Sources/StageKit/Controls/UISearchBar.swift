import Stage

/// A search field, named `Search` unless it has a placeholder, with a search and a cancel button.
open class UISearchBar: UIView {
  private let field = TextField(placeholder: "Search")
  private lazy var search = Button(title: "Search") { [weak self] in
    self.map { $0.delegate?.searchBarSearchButtonClicked($0) }
  }
  private lazy var cancel = Button(title: "Cancel") { [weak self] in self?.pressCancel() }
  /// The closure called after a person changed the text or cancelled the search.
  var didChange: (() -> Void)?

  /// The object that is told about edits and pressed buttons; the search button is drawn only while this property is not nil.
  public weak var delegate: (any UISearchBarDelegate)? {
    didSet { search.isHidden = delegate == nil }
  }

  /// The text in the field; empty, never nil, when read.
  public var text: String? {
    get { field.text ?? "" }
    set { field.text = newValue }
  }

  /// The placeholder of the field, by which the action `type` finds it; setting nil sets `Search`.
  public var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue ?? "Search" }
  }

  /// Whether the cancel button is drawn.
  public var showsCancelButton = false {
    didSet { cancel.isHidden = !showsCancelButton }
  }

  /// The appearance of the search bar; has no effect.
  public var searchBarStyle = Style.default
  /// The rule by which the keyboard capitalises letters; has no effect.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether typed words are corrected; has no effect.
  public var autocorrectionType = UITextAutocorrectionType.default

  /// Sets whether the cancel button is drawn.
  public func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }

  override func draw() {
    search.isHidden = true
    cancel.isHidden = true
    drawnParts = [field, search, cancel]
    field.didType = { [weak self] in self?.didType() }
  }

  private func didType() {
    delegate?.searchBarTextDidBeginEditing(self)
    delegate?.searchBar(self, textDidChange: text ?? "")
    didChange?()
  }

  private func pressCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    didChange?()
  }

  /// The appearances of a search bar; have no effect.
  public enum Style: Sendable {
    /// An appearance of a search bar; has no effect.
    case `default`, prominent, minimal
  }
}

/// An object that is told about edits and pressed buttons of a search bar.
public protocol UISearchBarDelegate: AnyObject {
  /// Called when the text was edited, before the change is reported.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called after a person changed the text to `searchText`.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called after the search button was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called after the cancel button was pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing when editing begins.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Does nothing when the text changed.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Does nothing when the search button was pressed.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing when the cancel button was pressed.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

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
