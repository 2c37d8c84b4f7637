import PrintableText
import TerminalText
import Traces

/// The words of one row for a terminal: in full, and shorter where there are few columns.
struct RowLabel {
  /// The words in full: `showProduct(ProductDetailRow(name: "iPhone"))`.
  let full: String
  /// What is said behind the words: why a message was lost, or what an action makes happen.
  private(set) var remark: StyledText
  /// What the words mean.
  let style: TextStyle
  /// Whether the words are not to be shortened for the remark.
  private(set) var isWhole = false
  private let event: Event?
  private let ellipsis: String

  /// The label of a row.
  ///
  /// Short, it leaves out what the arrow says, and what an action makes happen.
  init(_ event: Event, _ glyphs: Glyphs, isShort: Bool = false) {
    self.event = event
    ellipsis = glyphs.ellipsis
    full = isShort && event.kind == .created ? event.objects.counted : event.words
    remark = isShort && event.kind == .action ? StyledText() : event.remark
    style = .plain
  }

  /// Words that belong to no row.
  init(_ words: String) {
    event = nil
    ellipsis = ""
    full = words.printable()
    remark = StyledText()
    style = .dim
  }

  /// Whether the end of the words may be left out; words of no row may count rows there.
  var canBeCut: Bool { event != nil }

  /// The forms of the words from the fullest to the shortest, each of which keeps the name.
  var forms: [String] {
    guard let event else { return [full] }
    switch event.kind {
    case .return, .reply: return [full, LabelForms.withoutDetail(full)]
    case .throw: return [full, "! " + LabelForms.withoutDetail(String(full.dropFirst(2)))]
    case .created, .gone: return [full]
    case .lost where event.candidates.count > 1:
      let names = event.candidates.map { $0.printable() }
      let bare = names.map { $0.prefix { $0 != "(" } }.joined(separator: " or ")
      return [full, bare, "\(names[0]) or \(names.count - 1) more"]
    default:
      let forms = LabelForms(full, ellipsis)
      return [full, forms.shorter, forms.labelled, forms.shortest].compactMap(\.self)
    }
  }
}

extension RowLabel {
  /// The label of a row with what a comparison says of it; what changed is shown as a whole.
  init(_ event: Event, _ glyphs: Glyphs, _ mark: DifferenceRow.Mark?, _ finding: String?) {
    self.init(event, glyphs)
    guard let finding else { return }
    isWhole = mark == .changed
    remark = remark.isEmpty ? StyledText(finding, .dim) : remark + StyledText(", " + finding, .dim)
  }
}

extension Event {
  /// The words on an arrow, with what its kind adds to them.
  fileprivate var words: String {
    wordsOnArrow.printable().withoutBlanksAtEnd
  }

  fileprivate var remark: StyledText {
    if kind == .lost { return StyledText("lost\(lossReason.printable())", .bad) }
    return addition.map { StyledText($0.printable(), kind == .action ? .plain : .dim) }
      ?? StyledText()
  }

  private var lossReason: String {
    guard let loss else { return "" }
    guard loss == .gone, let receiver else { return ": \(loss.rawValue)" }
    return ": \(receiver.name) is gone"
  }
}

extension String {
  /// The text without blanks at its end.
  var withoutBlanksAtEnd: String {
    guard utf8.last == UInt8(ascii: " ") else { return self }
    return String(reversed().drop { $0 == " " }.reversed())
  }
}
