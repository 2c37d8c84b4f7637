import Traces

extension Check.Kind {
  /// The messages were sent in this order.
  public static let order = Check.Kind("order", separator: " < ") { check, events, _ in
    var rest = events[...]
    var row: Int?
    for sentence in check.sentences {
      guard let index = rest.firstIndex(where: sentence.matches) else { return .notYet }
      row = rest[index].number
      rest = rest[(index + 1)...]
    }
    return .met(row: row)
  }
}
