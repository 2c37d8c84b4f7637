import Traces

struct OrderCheck {
  let rule: OrderRule
  let trace: Trace

  var failure: String? {
    do throws(UnreadableLine) {
      switch rule.kind {
      case .before(let lines, let others):
        let first = try patterns(lines)
        let later = try patterns(others)
        return absence(in: first + later) ?? failure(of: first, before: later)
      case .exactly(let lines, let count):
        let patterns = try patterns(lines)
        return absence(in: patterns) ?? failure(of: patterns, exactly: count)
      }
    } catch {
      return described("\(error)", around: nil, isDrawn: false)
    }
  }

  private func patterns(_ lines: [String]) throws(UnreadableLine) -> [OrderPattern] {
    try lines.map { line throws(UnreadableLine) in try OrderPattern(line) }
  }

  /// Returns the failure text for a role that no participant has and that is no standard role; nil for none.
  private func absence(in patterns: [OrderPattern]) -> String? {
    let absent = patterns.lazy.flatMap(\.roles).compactMap { trace.absence(of: [$0]) }.first
    return absent.map { described($0.text, around: nil, isDrawn: false) }
  }

  private func failure(of patterns: [OrderPattern], exactly count: Int) -> String? {
    for pattern in patterns {
      let rows = rows(of: pattern)
      guard rows.count != count else { continue }
      let times =
        "\(rows.count.counted("time")), \(count == 0 ? "expected never" : "expected \(count)")"
      return described("\(pattern.text) came \(times).", around: rows.last?.row)
    }
    return nil
  }

  private func failure(of first: [OrderPattern], before later: [OrderPattern]) -> String? {
    for pattern in first + later where rows(of: pattern).isEmpty {
      return described("\(pattern.text) never came.", around: nil)
    }
    let pairs = first.lazy.flatMap { one in later.lazy.map { (one, $0) } }
    return pairs.compactMap { failure(of: $0, before: $1) }.first
  }

  private func failure(of one: OrderPattern, before other: OrderPattern) -> String? {
    let (early, late) = (rows(of: one), rows(of: other))
    let hasPair = early.contains { pair in late.contains { areConsistent(pair.values, $0.values) } }
    guard hasPair else {
      let values = (early + late).map { $0.row.expectation }.joined(separator: "\n  ")
      return described(
        "\(one.text) and \(other.text) never had the same value:\n  \(values)",
        around: late.first?.row
      )
    }
    for pair in early {
      for second in late
      where areConsistent(pair.values, second.values) && second.index < pair.index {
        let words = "\(other.text) came before \(one.text): \(second.row.expectation)"
        return described("\(words), then \(pair.row.expectation).", around: second.row)
      }
    }
    return nil
  }

  private func areConsistent(_ one: [String: String], _ other: [String: String]) -> Bool {
    one.allSatisfy { name, value in other[name] == nil || other[name] == value }
  }

  private typealias Match = (index: Int, row: Event, values: [String: String])

  private func rows(of pattern: OrderPattern) -> [Match] {
    trace.rows.enumerated().compactMap { index, row in
      pattern.values(in: row).map { (index, row, $0) }
    }
  }

  private func described(_ words: String, around row: Event?, isDrawn: Bool = true) -> String {
    let diagram = isDrawn ? trace.excerpt(around: row) : ""
    return "\(words)\nThe rule is \(rule)." + (diagram.isEmpty ? "" : "\n\n\(diagram)")
  }
}

/// The pattern of a message in an order rule; names such as `$id` in the pattern stand for values.
struct OrderPattern {
  let text: String
  /// The roles of the sender and the receiver that the text names.
  let roles: [Role]
  private let pattern: MessagePattern
  /// The names that stand for values, such as `$id`, by the index of the argument.
  private let names: [Int: String]

  /// Parses a message, with or without its arguments, or a whole line of the notation.
  init(_ text: String) throws(UnreadableLine) {
    self.text = text
    let written = try MessagePattern(text, after: "_ -> _ ")
    roles = [written.expected.sender, written.expected.receiver].compactMap { $0?.role }
      .filter { $0.name != "_" }
    let arguments = written.expected.message?.arguments ?? []
    var (names, line) = ([Int: String](), written.text)
    for (index, argument) in arguments.enumerated() where argument.value.summary.hasPrefix("$") {
      names[index] = argument.value.summary
      line = line.replacing(argument.value.summary, with: "_")
    }
    self.names = names
    pattern = names.isEmpty ? written : try MessagePattern(line, after: "")
  }

  /// Returns the values that an event has for the names, such as `$id`; nil if the event does not match, or a name has two values.
  func values(in row: Event) -> [String: String]? {
    guard pattern.matches(row) else { return nil }
    let arguments = row.message?.arguments ?? []
    var values: [String: String] = [:]
    for (index, name) in names {
      guard arguments.indices.contains(index) else { return nil }
      let value = arguments[index].value.summary
      guard values[name] == nil || values[name] == value else { return nil }
      values[name] = value
    }
    return values
  }
}
