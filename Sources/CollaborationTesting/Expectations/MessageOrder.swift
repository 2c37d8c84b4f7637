import Traces

/// Messages whose order or number is expected.
///
///     Messages("showLoading").before("showProducts")
///     Messages("Presenter -> Interactor load(id: $id)").before("Interactor -> Presenter didLoad(id: $id)")
///
/// Each is a message, `showProducts(_)`, with or without its arguments, or a whole line of the notation. `$id` is any value, and the
/// same one in all that one rule names.
public struct Messages: Sendable {
  private let lines: [String]

  /// Names messages.
  public init(_ lines: String...) { self.lines = lines }

  /// All of these come before all of those, and each comes at least once.
  public func before(_ later: String...) -> OrderRule {
    OrderRule(kind: .before(lines, later))
  }

  /// Each comes at least once, in whatever order.
  public func inAnyOrder() -> OrderRule { OrderRule(kind: .before(lines, [])) }

  /// None of these comes.
  public func never() -> OrderRule { OrderRule(kind: .exactly(lines, 0)) }

  /// Each of these comes so many times.
  public func exactly(_ count: Int) -> OrderRule { OrderRule(kind: .exactly(lines, count)) }
}

/// What is expected of the order or the number of some messages.
public struct OrderRule: Sendable {
  enum Kind: Sendable {
    case before([String], [String])
    case exactly([String], Int)
  }

  let kind: Kind
}

/// Puts the rules of an expectation one below the other.
@resultBuilder public enum OrderBuilder {
  /// Collects the rules.
  public static func buildBlock(_ rules: OrderRule...) -> [OrderRule] { rules }
}

/// Expects messages in an order, or a number of them; what is not named may come or not.
///
///     expectOrder(trace) {
///       Messages("showLoading").before("showProducts", "showError")
///       Messages("getProducts").exactly(1)
///       Messages("showError").never()
///     }
public func expectOrder(
  _ trace: Trace,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  @OrderBuilder _ rules: () -> [OrderRule]
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let rules = rules()
  let failures = rules.compactMap { OrderCheck($0, trace).failure }
  if rules.isEmpty { Failure("No order is expected.", in: trace).report(at: site) }
  if failures.isEmpty { return }
  Failure(failures.joined(separator: "\n\n"), in: trace).report(at: site)
}
