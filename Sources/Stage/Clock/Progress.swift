/// Who is told what is being done, while it is done.
///
/// Whoever wants to know makes one current around something that may take long.
public struct Progress: Sendable {
  /// Who is told of what is done now.
  @TaskLocal public static var current = Progress()

  private let tell: (@Sendable (_ what: String?) -> Void)?

  /// Tells nobody.
  public init() { tell = nil }

  /// Tells somebody; of nil when what was told last goes on.
  public init(tell: @escaping @Sendable (_ what: String?) -> Void) { self.tell = tell }

  /// Says what begins now.
  public static func begins(_ what: @autoclosure () -> String) {
    if let tell = current.tell { tell(what()) }
  }

  /// Says that it is still going on.
  static func goesOn() { current.tell?(nil) }
}
