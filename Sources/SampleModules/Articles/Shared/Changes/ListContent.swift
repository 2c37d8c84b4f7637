/// The content of a list, and the actions of its rows.
public struct ListContent {
  /// The rows, from top to bottom.
  public var rows: [Row]
  /// Whether the list is loading.
  public var isLoading: Bool
  /// The error message, which the list shows with a Retry button; nil without an error.
  public var message: String?

  /// Makes a list.
  public init(rows: [Row] = [], isLoading: Bool = false, message: String? = nil) {
    self.rows = rows
    self.isLoading = isLoading
    self.message = message
  }

  /// One row.
  public struct Row {
    let title: String
    let onTap: () -> Void

    /// Makes a row.
    public init(_ title: String, onTap: @escaping () -> Void) {
      self.title = title
      self.onTap = onTap
    }
  }
}
