import PrintableText
import TerminalText
import Traces

/// The label of a row (numbered event) in a diagram for a terminal, in full and in shorter forms.
struct RowLabel {
  let full: String
  /// The words after the label, such as the reason of a loss; empty if there are none.
  private(set) var remark: StyledText
  let style: TextStyle
  /// Whether the label is never shortened to make room for the remark.
  private(set) var isWhole = false
  private let event: Event?
  private let ellipsis: String

  /// Creates the label of an event's row (numbered event); with `isShort`, without "creates" and without the effect of an action.
  init(_ event: Event, _ glyphs: Glyphs, isShort: Bool = false) {
    self.event = event
    ellipsis = glyphs.ellipsis
    full = isShort && event.kind == .created ? event.objects.counted : event.words
    remark = isShort && event.kind == .action ? StyledText() : event.remark
    style = .plain
  }

  init(_ words: String) {
    event = nil
    ellipsis = ""
    full = words.printable()
    remark = StyledText()
    style = .dim
  }

  /// Whether the end of the label may be cut; false for words that do not describe an event, as they may end in a count of rows.
  var canBeCut: Bool { event != nil }

  /// The forms of the label, the longest first; each has the message's name, or one of the possible names of a lost message.
  var forms: [String] {
    guard let event else { return [full] }
    switch event.kind {
    case .return, .reply: return [full, full.withoutDetail]
    case .throw: return [full, "! " + String(full.dropFirst(2)).withoutDetail]
    case .created, .gone: return [full]
    case .lost where event.candidates.count > 1:
      let names = event.candidates.map { $0.printable() }
      let bare = names.map { $0.prefix { $0 != "(" } }.joined(separator: " or ")
      return [full, bare, "\(names[0]) or \(names.count - 1) more"]
    default: return [full] + full.shorterForms(ellipsis)
    }
  }

  /// Creates the label of a row in a comparison, with `finding` in its remark; the label of a changed row is never shortened.
  init(_ event: Event, _ glyphs: Glyphs, _ mark: DifferenceRow.Mark?, _ finding: String?) {
    self.init(event, glyphs)
    guard let finding else { return }
    isWhole = mark == .changed
    remark = remark.isEmpty ? StyledText(finding, .dim) : remark + StyledText(", " + finding, .dim)
  }
}

extension Event {
  fileprivate var words: String {
    wordsOnArrow.printable().withoutBlanksAtEnd
  }

  fileprivate var remark: StyledText {
    if kind == .lost {
      let isGone = loss == .gone && receiver != nil
      let reason = isGone ? "\(target) is gone" : loss?.rawValue
      return StyledText("lost\(reason.map { ": \($0.printable())" } ?? "")", .bad)
    }
    return addition.map { StyledText($0.printable(), kind == .action ? .plain : .dim) }
      ?? StyledText()
  }
}

extension String {
  var withoutBlanksAtEnd: String {
    guard utf8.last == UInt8(ascii: " ") else { return self }
    return String(reversed().drop { $0 == " " }.reversed())
  }

  fileprivate var isEventVerb: Bool {
    ["did", "will", "should"].contains { hasPrefix($0) && utf8.count > $0.utf8.count }
  }
}

/// The key of a cache of labels: all that decides how the label of an ordinary row (numbered event) is shortened.
struct LabelKey: Hashable {
  let words: String
  /// Whether the words are a returned value, which is shortened in another way than a message.
  let isAnswer: Bool
  /// The number of columns for the label.
  let room: Int
}

extension String {
  /// Returns a message's text in shorter and shorter forms, each with the message's name; the text itself if it is no message.
  ///
  ///     "show(row: Row(id: 1), at: 0)".shorterForms("…")  // ["show(row: Row, at: 0)", "show(…)"]
  ///
  /// The last but one has the first label that begins with `did`, `will` or `should`, if any: `interactor(didFetch: …)`.
  fileprivate func shorterForms(_ ellipsis: String) -> [String] {
    guard let syntax = MessageSyntax(self) else { return [self] }
    let name = syntax.text(syntax.name)
    switch syntax.shape {
    case .labels: return [self]
    case .assignment: return ["\(name) = \(ellipsis)"]
    case .unreadable: return ["\(name)(\(ellipsis))"]
    case .arguments(let arguments):
      let short = arguments.map { argument in
        (argument.label.map { syntax.text($0) + ": " } ?? "")
          + syntax.text(argument.value).withoutDetail
      }
      let all = "\(name)(\(short.joined(separator: ", ")))"
      let label = arguments.lazy.compactMap(\.label).map(syntax.text).first(where: \.isEventVerb)
      return (all.utf8.count < utf8.count ? [all] : [])
        + (label.map { ["\(name)(\($0): \(ellipsis))"] } ?? []) + ["\(name)(\(ellipsis))"]
    }
  }

  /// A value without the fields after its type: `Row` for `Row(name: "iPhone")`; any other value unchanged.
  fileprivate var withoutDetail: String {
    guard utf8.last == UInt8(ascii: ")") else { return self }
    let name = utf8.prefix { $0.isMessageNameByte || "<>".utf8.contains($0) }
    guard !name.isEmpty, name.endIndex < utf8.endIndex,
      utf8[name.endIndex] == UInt8(ascii: "(")
    else { return self }
    return String(self[..<name.endIndex])
  }
}
