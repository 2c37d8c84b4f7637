import Traces

/// The words of one line, in as many columns as there are.
struct RowLabel {
  /// The words in full: `showProduct(ProductDetailRow(name: "iPhone"))`.
  let full: String
  /// What is said behind the words: why a message was lost, or what an action makes happen.
  let remark: StyledText
  /// What the words mean.
  let style: TextStyle
  private let event: Event?
  private let ellipsis: String

  /// The label of a row.
  init(_ event: Event, _ glyphs: Glyphs) {
    self.event = event
    ellipsis = glyphs.ellipsis
    full = event.words(event.label)
    remark = event.remark
    style = .plain
  }

  /// Words that belong to no row.
  init(_ words: String) {
    event = nil
    ellipsis = ""
    full = words.escapingControls()
    remark = StyledText()
    style = .dim
  }

  /// The words with shorter arguments: `showProduct(ProductDetailRow)`.
  var shorter: String {
    guard let event else { return full }
    if event.isAnswer { return event.words(event.value?.summary.withoutDetail ?? "") }
    guard let message = event.message, let arguments = message.arguments else { return shortest }
    let shortened = arguments.map {
      Argument(label: $0.label, Value($0.value.summary.withoutDetail))
    }
    return event.words(Message(message.name, shortened).text)
  }

  /// The words with the name and the label that says what happened: `interactor(didFetch: …)`.
  var labelled: String {
    guard let event, !event.isAnswer, let message = event.message, message.name.hasSuffix(")"),
      let label = message.arguments?.compactMap(\.label).first(where: \.tellsWhatHappened)
    else { return shortest }
    return event.words("\(message.baseName)(\(label): \(ellipsis))")
  }

  /// The forms of the words from the fullest to the shortest.
  var forms: [String] { [full, shorter, labelled, shortest] }

  /// The words with their name only: `showProduct(…)`.
  var shortest: String {
    guard let event else { return full }
    if event.isAnswer { return shorter }
    if event.kind == .lost, let first = event.candidates.first, event.candidates.count > 1 {
      return event.words("\(first) or \(event.candidates.count - 1) more")
    }
    guard let message = event.message, message.arguments?.isEmpty == false else { return full }
    if message.name.hasSuffix(" =") { return event.words("\(message.name) \(ellipsis)") }
    guard message.name.hasSuffix(")") else { return full }
    return event.words("\(message.baseName)(\(ellipsis))")
  }
}

extension Event {
  /// The words on an arrow, with what its kind adds to them.
  fileprivate func words(_ text: String) -> String {
    let words =
      switch kind {
      case .throw: "! \(text)"
      case .created: "creates \(objects.counted)"
      case .gone: objects.farewell
      default: text
      }
    return words.escapingControls().withoutBlanksAtEnd
  }

  fileprivate var remark: StyledText {
    switch kind {
    case .lost: StyledText("lost\(lossReason.escapingControls())", .bad)
    case .action where !text.isEmpty: StyledText("(\(text.escapingControls()))")
    default: StyledText()
    }
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
    guard hasSuffix(" ") else { return self }
    return String(reversed().drop { $0 == " " }.reversed())
  }

  /// Whether a label is the verb of its message, as in a delegate's: `didFetch`.
  fileprivate var tellsWhatHappened: Bool {
    ["did", "will", "should"].contains { hasPrefix($0) && count > $0.count }
  }

  /// A value without what stands in brackets: `ProductRow(name: "iPhone")` is `ProductRow`.
  fileprivate var withoutDetail: String {
    guard hasSuffix(")"), let end = firstIndex(of: "("), end > startIndex else { return self }
    let name = self[..<end]
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || "._<>".contains($0) }
    return isName ? String(name) : self
  }
}
