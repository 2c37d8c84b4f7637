/// Reports what is being done, while it is being done.
///
/// A caller that wants reports sets ``current`` around work that may take long.
public struct Progress: Sendable {
  /// The receiver of reports in the current task.
  @TaskLocal public static var current = Progress()

  private let tell: (@Sendable (_ what: String?) -> Void)?

  /// Creates a receiver that ignores reports.
  public init() { tell = nil }

  /// Creates a receiver; `tell` is passed nil when the work last reported continues.
  public init(tell: @escaping @Sendable (_ what: String?) -> Void) { self.tell = tell }

  /// Reports that work begins.
  public static func begins(_ what: @autoclosure () -> String) {
    if let tell = current.tell { tell(what()) }
  }

  static func continues() { current.tell?(nil) }
}
