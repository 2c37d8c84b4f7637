import Traces

/// Messages whose order or number a rule expects.
///
///     Messages("showLoading").before("showProducts")
///     Messages("Presenter -> Interactor load(id: $id)").before("Interactor -> Presenter didLoad(id: $id)")
///
/// A message is written as `showProducts(_)`, with or without its arguments, or as a whole line of the notation. `$id`
/// matches any value, and the same value wherever one rule names it.
public struct Messages: Sendable {
  private let lines: [String]

  /// Creates the list of messages for a rule, each as a name or as a line of the notation.
  public init(_ lines: String...) { self.lines = lines }

  /// Returns the rule that each of these messages comes before each of the `later` ones; all of them must come.
  public func before(_ later: String...) -> OrderRule {
    OrderRule(kind: .before(lines, later))
  }

  /// Returns the rule that each of these messages comes at least once, whatever their order.
  public func inAnyOrder() -> OrderRule { OrderRule(kind: .before(lines, [])) }

  /// Returns the rule that none of these messages comes.
  public func never() -> OrderRule { OrderRule(kind: .exactly(lines, 0)) }

  /// Returns the rule that each of these messages comes exactly `count` times.
  public func exactly(_ count: Int) -> OrderRule { OrderRule(kind: .exactly(lines, count)) }
}

/// A rule on the order of some messages, or on how often they come.
public struct OrderRule: Sendable {
  enum Kind: Sendable {
    case before([String], [String])
    case exactly([String], Int)
  }

  let kind: Kind
}

extension OrderRule: CustomStringConvertible {
  /// The rule as written in a test: `Messages("close").never()`.
  public var description: String {
    let list = { (lines: [String]) in lines.map { "\"\($0)\"" }.joined(separator: ", ") }
    return switch kind {
    case .before(let lines, []): "Messages(\(list(lines))).inAnyOrder()"
    case .before(let lines, let later): "Messages(\(list(lines))).before(\(list(later)))"
    case .exactly(let lines, 0): "Messages(\(list(lines))).never()"
    case .exactly(let lines, let count): "Messages(\(list(lines))).exactly(\(count))"
    }
  }
}

/// The result builder that collects the rules in the closure of `expectOrder`.
@resultBuilder public enum OrderBuilder {
  /// Returns the rules of the closure as an array.
  public static func buildBlock(_ rules: OrderRule...) -> [OrderRule] { rules }
}

/// Expects that a trace keeps rules on the order and number of messages; fails without a rule, and ignores all other messages.
///
///     expectOrder(trace) {
///       Messages("showLoading", "getProducts").before("showProducts")
///       Messages("getProducts").exactly(1)
///       Messages("showError").never()
///     }
///
/// Also fails for a message that cannot be read, and for a role in a message that is no standard role and occurs nowhere in the trace.
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
  let failures = rules.compactMap { OrderCheck(rule: $0, trace: trace).failure }
  if rules.isEmpty {
    Failure("No rule is given: write one, such as Messages(\"show\").never().", in: trace).report(
      at: site
    )
  }
  if failures.isEmpty { return }
  Failure(failures.joined(separator: "\n\n"), in: trace).report(at: site)
}
