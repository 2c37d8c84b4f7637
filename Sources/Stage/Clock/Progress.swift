/// A receiver of progress reports about long work, such as playing a scenario.
public struct Progress: Sendable {
  /// The receiver of the reports of the current task; by default, one that ignores them.
  @TaskLocal public static var current = Progress()

  private let tell: (@Sendable (_ what: String?) -> Void)?

  /// Creates a receiver that ignores reports.
  public init() { tell = nil }

  /// Creates a receiver; `tell` is called with the name of work that begins, and with nil whenever this work makes progress.
  public init(tell: @escaping @Sendable (_ what: String?) -> Void) { self.tell = tell }

  /// Reports that the work described by `what` begins.
  public static func begins(_ what: @autoclosure () -> String) {
    if let tell = current.tell { tell(what()) }
  }

  static func continues() { current.tell?(nil) }
}
