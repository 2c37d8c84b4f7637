import Stage

/// A search field, named `Search` unless it has a placeholder, with its keys as buttons.
open class UISearchBar: UIView {
  private let field = TextField(placeholder: "Search")
  private lazy var search = Button(title: "Search") { [weak self] in
    self.map { $0.delegate?.searchBarSearchButtonClicked($0) }
  }
  private lazy var cancel = Button(title: "Cancel") { [weak self] in self?.pressCancel() }
  /// Called after a person changed the text or cancelled the search.
  var didChange: (() -> Void)?

  /// The receiver of edits and key presses; the search button is drawn only if it is set.
  public weak var delegate: (any UISearchBarDelegate)? {
    didSet { search.isHidden = delegate == nil }
  }

  /// The text.
  public var text: String? {
    get { field.text ?? "" }
    set { field.text = newValue }
  }

  /// The placeholder, by which `type` finds the field.
  public var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue ?? "Search" }
  }

  /// Whether the cancel button is drawn.
  public var showsCancelButton = false {
    didSet { cancel.isHidden = !showsCancelButton }
  }

  /// The appearance; has no effect.
  public var searchBarStyle = Style.default
  /// The rule for capital letters; has no effect.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected; has no effect.
  public var autocorrectionType = UITextAutocorrectionType.default

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    draw()
  }

  /// Creates an empty field; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    draw()
  }

  /// Sets whether the cancel button is drawn.
  public func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }

  private func draw() {
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

  /// The appearance of a search bar.
  public enum Style: Sendable {
    /// An appearance.
    case `default`, prominent, minimal
  }
}

/// The receiver of edits and key presses in a search bar.
public protocol UISearchBarDelegate: AnyObject {
  /// Called when editing begins, before the change of the text is reported.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called after the text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called after the search button was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called after the cancel button was pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
