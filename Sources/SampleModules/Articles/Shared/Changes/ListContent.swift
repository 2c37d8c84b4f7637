/// All that a list shows, and what is done when it is touched.
public struct ListContent {
  /// The rows, from top to bottom.
  public var rows: [Row]
  /// Whether there is more on its way.
  public var isLoading: Bool
  /// What went wrong, if something did; with it stands a button to try again.
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
