import Stage

/// A field for what is searched, `Search` where it has no placeholder, with its keys as buttons.
open class UISearchBar: UIView {
  private let field = TextField(placeholder: "Search")
  private lazy var search = Button(title: "Search") { [weak self] in
    self.map { $0.delegate?.searchBarSearchButtonClicked($0) }
  }
  private lazy var cancel = Button(title: "Cancel") { [weak self] in self?.pressCancel() }
  /// What follows in a search controller.
  var didChange: (() -> Void)?

  /// Who is told of what is typed and pressed.
  public weak var delegate: (any UISearchBarDelegate)? {
    didSet { search.isHidden = delegate == nil }
  }

  /// What stands in it.
  public var text: String? {
    get { field.text ?? "" }
    set { field.text = newValue }
  }

  /// What it is for, and what `type` calls it by.
  public var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue ?? "Search" }
  }

  /// Whether there is a button that ends the search.
  public var showsCancelButton = false {
    didSet { cancel.isHidden = !showsCancelButton }
  }

  /// How it looks.
  public var searchBarStyle = Style.default
  /// Which words begin with a capital letter.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are mended.
  public var autocorrectionType = UITextAutocorrectionType.default

  /// Makes an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    draw()
  }

  /// Makes an empty field.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    draw()
  }

  /// Says whether there is a button that ends the search.
  public func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }

  private func draw() {
    search.isHidden = true
    cancel.isHidden = true
    faces = [field, search, cancel]
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

  /// How a search bar looks.
  public enum Style: Sendable {
    /// As the system draws it.
    case `default`, prominent, minimal
  }
}

/// Who is told of what is searched.
public protocol UISearchBarDelegate: AnyObject {
  /// Somebody begins to type.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// The text was changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The search was ended.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Nothing is done.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Nothing is done.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Nothing is done.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Nothing is done.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
