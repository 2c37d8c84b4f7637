import Traces

// What the rules read in the text of an argument or a returned value.

extension Value {
  /// Whether the value says that there is nothing, such as `nil` and an empty list.
  var isNone: Bool { ["nil", "false", "0", "[]", "\"\""].contains(summary) }

  /// Whether the value is a failed `Result`, for another reason than a cancellation.
  var isFailure: Bool {
    // The caller that cancels a request expects to be told so.
    ["failure(", ".failure"].contains { summary.hasPrefix($0) } && !isCancellation
  }

  /// Whether the value is the error of cancelled work: `CancellationError()`, `URLError(.cancelled)`, `.failure(.canceled)`.
  var isCancellation: Bool {
    let names: Set = [
      "cancellationerror", "cancelled", "canceled", "usercancel", "usercancelled", "usercanceled",
      "paymentcancelled", "nsurlerrorcancelled",
    ]
    return summary.contains("(-999)")
      || !names.isDisjoint(with: summary.typeWords.map { $0.lowercased() })
  }

  /// Returns the first of the type names `entities` that occurs in this value's text outside quotation marks; nil for none.
  func entity(of entities: [String]) -> String? {
    let words = summary.typeWords.union(detail.typeWords)
    return entities.first { words.contains($0) }
  }
}

extension String {
  /// The words of this text that can be type names; words in quotation marks are skipped.
  fileprivate var typeWords: Set<String> {
    let unescaped = replacing("\\\\", with: "").replacing("\\\"", with: "")
    let parts = unescaped.split(separator: "\"", omittingEmptySubsequences: false)
    let unquoted = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    return Set(
      unquoted.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(String.init)
    )
  }
}
