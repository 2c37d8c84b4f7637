import Traces

/// A message's text in shorter and shorter forms, each with the message's name.
///
///     LabelForms("show(row: Row(id: 1), at: 0)", "…")
///     // show(row: Row, at: 0)   show(…)
struct LabelForms {
  /// The text with shorter arguments, such as `Row` for `Row(id: 1)`; nil if no argument can be shortened.
  private(set) var shorter: String?
  /// The name with the first argument label that begins with `did`, `will` or `should`: `interactor(didFetch: …)`; nil if there is
  /// none.
  private(set) var labelled: String?
  /// The name without arguments, `show(…)`; the whole text if it has none.
  private(set) var shortest: String

  /// Parses a message's text; `ellipsis` replaces omitted arguments.
  ///
  /// If the text is not a message, the whole text is the shortest form.
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
        where: \.isEventVerb
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

  /// Returns a value without the fields in brackets after its type: `ProductRow` for `ProductRow(name: "iPhone")`; any other value
  /// unchanged.
  static func withoutDetail(_ value: String) -> String {
    guard value.utf8.last == UInt8(ascii: ")") else { return value }
    let name = value.utf8.prefix { $0.isMessageNameByte || "<>".utf8.contains($0) }
    guard !name.isEmpty, name.endIndex < value.utf8.endIndex,
      value.utf8[name.endIndex] == UInt8(ascii: "(")
    else { return value }
    return String(value[..<name.endIndex])
  }
}

extension String {
  fileprivate var isEventVerb: Bool {
    ["did", "will", "should"].contains { hasPrefix($0) && utf8.count > $0.utf8.count }
  }
}
