import Traces

/// The text of a message in shorter and shorter forms, each of which keeps the name.
///
///     LabelForms("show(row: Row(id: 1), at: 0)", "…")
///     // show(row: Row, at: 0)   show(…)
struct LabelForms {
  /// With shorter arguments, where there are: `Row(id: 1)` is `Row`.
  private(set) var shorter: String?
  /// With the label of the argument that says what happened, if one does: `interactor(didFetch: …)`.
  private(set) var labelled: String?
  /// With the name only: `show(…)`; the whole text where it is short already.
  private(set) var shortest: String

  /// Takes a text apart; what is no message stays as it is.
  init(_ text: String, _ ellipsis: String) {
    shortest = text
    guard let syntax = MessageSyntax(text) else { return }
    let name = syntax.text(syntax.name)
    switch syntax.shape {
    case .labels: break
    case .assignment: shortest = "\(name) = \(ellipsis)"
    case .unreadable: shortest = "\(name)(\(ellipsis))"
    case .arguments(let arguments):
      shortest = "\(name)(\(ellipsis))"
      let label = arguments.lazy.compactMap(\.label).map(syntax.text).first(
        where: \.tellsWhatHappened
      )
      labelled = label.map { "\(name)(\($0): \(ellipsis))" }
      let short = arguments.map { argument in
        (argument.label.map { syntax.text($0) + ": " } ?? "")
          + LabelForms.withoutDetail(syntax.text(argument.value))
      }
      let all = "\(name)(\(short.joined(separator: ", ")))"
      if all.utf8.count < text.utf8.count { shorter = all }
    }
  }

  /// A value without what stands in brackets: `ProductRow(name: "iPhone")` is `ProductRow`.
  static func withoutDetail(_ value: String) -> String {
    guard value.utf8.last == UInt8(ascii: ")") else { return value }
    let name = value.utf8.prefix { $0.isOfTypeName }
    guard !name.isEmpty, name.endIndex < value.utf8.endIndex,
      value.utf8[name.endIndex] == UInt8(ascii: "(")
    else { return value }
    return String(value[..<name.endIndex])
  }
}

extension UInt8 {
  /// Whether this can be part of a type's name: `Result<Row>`, `Detail.Row`.
  fileprivate var isOfTypeName: Bool {
    isOfMessageName || self == UInt8(ascii: "<") || self == UInt8(ascii: ">")
  }
}

extension String {
  /// Whether a label is the verb of its message, as in a delegate's: `didFetch`.
  fileprivate var tellsWhatHappened: Bool {
    ["did", "will", "should"].contains { hasPrefix($0) && utf8.count > $0.utf8.count }
  }
}
