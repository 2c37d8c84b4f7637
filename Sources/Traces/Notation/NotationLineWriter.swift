import PrintableText

/// A writer of one event as a line of the notation, without its indentation and line end.
struct NotationLineWriter {
  let event: Event
  /// Whether the event is a numbered row; if it has an arrow and is none, `= assembly` is written before it.
  let isRow: Bool
  /// Whether the remark is written.
  var hasText = true
  /// The row number that is written as `^N`, 0 for no cause; nil leaves it out.
  var cause: Int?
  /// The column, from 0, at which the label begins, at least two blanks after the names; for 0 it begins one blank after them.
  var labelColumn = 28

  var text: String {
    let head = self.head
    let tail = self.tail
    if tail.isEmpty { return head }
    guard isRow else { return head + (NotationArrow(event.kind) == nil ? " " : "  ") + tail }
    let blanks = labelColumn == 0 ? 1 : max(2, labelColumn - head.count)
    return head + String(" ", times: blanks) + tail
  }

  private var head: String {
    switch event.kind {
    case .wired:
      let seam = event.seam ?? Seam("")
      let target = event.receiver?.notation ?? "nil"
      let property = seam.property.propertyName
      return "= wired \(name(event.sender)).\(property) \(seam.strength) \(target)"
    case .stage: return "= calls \(name(event.receiver))"
    case .screen: return "= screen"
    case .graph: return "# graph"
    case .note: return "= note"
    case .divider: return "=="
    default:
      let nobody = event.isMessage ? String.somebody : String.nobody
      let sender = event.notationSender?.notation ?? nobody
      let arrow = NotationArrow(event.kind)?.rawValue ?? ""
      return "\(isRow ? "" : "= assembly ")\(sender) \(arrow) \(receiver)"
    }
  }

  private var receiver: String {
    switch event.kind {
    case .created, .gone: event.objectNames.receiver?.notationName ?? String.nobody
    case .lost: lostReceiver
    default: name(event.receiver)
    }
  }

  /// The receiver of a lost message; else the property, after a dot if it could be read as a participant; `nobody` for neither.
  private var lostReceiver: String {
    if let receiver = event.receiver {
      let isLowercase = receiver.name.unicodeScalars.first?.properties.isLowercase == true
      return isLowercase ? receiver.canonicalName.notationQuotedName : receiver.notation
    }
    guard let property = event.seam?.property else { return String.nobody }
    let isLowercase = property.unicodeScalars.first?.properties.isLowercase == true
    let isBare = isLowercase && property.isIdentifier && !String.reservedNames.contains(property)
    return (isBare ? "" : ".") + property.propertyName
  }

  private func name(_ participant: Participant?) -> String {
    participant?.notation ?? String.nobody
  }

  private var tail: String {
    var parts: [String] = []
    let words = hasText && event.kind.canHaveRemark ? event.text : ""
    if var label = label ?? (words.isEmpty ? nil : "".notationLabel) {
      if let mark { label += " [\(mark)]" }
      parts.append(words.isEmpty ? label : "\(label)  (\(words.notationLabel))")
    } else if let mark {
      parts.append("[\(mark)]")
    }
    if let cause { parts.append("^\(cause)") }
    return parts.joined(separator: " ")
  }

  /// The reason of a loss, or the executor of a delivery, which stands in square brackets after the label; nil for neither.
  private var mark: String? {
    switch event.kind {
    case .lost: event.loss?.rawValue
    case .asyncCall: event.delivery.map { "on \($0.notationName.withoutBracket)" }
    default: nil
    }
  }

  private var label: String? {
    switch event.kind {
    case .created, .gone: event.objectNames.label(isNeeded: hasText && !event.text.isEmpty)
    case .note, .divider: event.text.isEmpty ? nil : event.text.notationLabel
    case .wired, .screen, .graph: nil
    case .return, .throw: event.value?.summary.notationLabel
    case .reply: event.value?.summary.notationLabel ?? "()"
    case .lost: lostLabel.map { mark == nil ? $0.notationLabel.withoutLoss : $0.notationLabel }
    case .asyncCall:
      (event.message?.text.notationLabel).map { mark == nil ? $0.withoutDelivery : $0 }
    default: event.message?.text.notationLabel
    }
  }

  private var lostLabel: String? {
    if event.candidates.count > 1 { return event.candidates.joined(separator: " or ") }
    return event.message?.text ?? event.candidates.first
  }
}

extension String {
  /// This label, with an escape if its end looks like the reason of a loss, such as `[gone]`.
  fileprivate var withoutLoss: String {
    guard Event.Loss.allCases.contains(where: { hasSuffix("[\($0.rawValue)]") }),
      let bracket = lastIndex(of: "[")
    else { return self }
    return escaped(at: bracket)
  }

  /// This label, with an escape if its end looks like the executor of a delivery, such as `[on main]`.
  fileprivate var withoutDelivery: String {
    guard utf8.last == UInt8(ascii: "]"), let bracket = lastIndex(of: "[") else { return self }
    return self[bracket...].hasPrefix("[on ") ? escaped(at: bracket) : self
  }

  /// This name with its opening square brackets escaped, so that a reader finds only the bracket that opens `[on …]`.
  fileprivate var withoutBracket: String {
    split(separator: "[", omittingEmptySubsequences: false).joined(separator: #"\u{5B}"#)
  }

  private func escaped(at bracket: Index) -> String {
    self[..<bracket] + #"\u{5B}"# + self[index(after: bracket)...]
  }
}
