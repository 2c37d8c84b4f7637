import PrintableText
import Traces

/// The words that say behind a row what it was before.
struct FormerWords {
  /// The words, in one line; a sentence where it takes one.
  let text: String

  /// Compares a row with what it was.
  init(of old: Event, now new: Event) {
    text = (old.former(new) ?? "was: \(Sentence(old).text)").printable()
  }
}

extension Event {
  /// What was another before; nil where it takes a sentence to say it.
  fileprivate func former(_ new: Event) -> String? {
    if isAnswer, new.isAnswer { return formerAnswer }
    guard sender?.name == new.sender?.name else { return nil }
    let isSameTarget = receiver?.name == new.receiver?.name
    if kind == new.kind, loss == new.loss, isSameTarget { return formerLabel(new) }
    guard label == new.label else { return nil }
    if kind == new.kind, loss == new.loss { return formerTarget }
    switch kind {
    case .lost: return "was lost\(whyLost.map { ": \($0)" } ?? "")"
    case .asyncCall where isSameTarget && new.kind == .call: return "did not wait before"
    case .call where isSameTarget && new.kind == .asyncCall: return "waited before"
    case .call, .asyncCall: return new.kind == .lost ? "arrived before" : nil
    default: return nil
    }
  }

  private var formerAnswer: String {
    "was \(kind == .throw ? "! " : "")\(label.isEmpty ? "nothing" : label)"
  }

  /// The label, without the name of the message where that is the same: `was (page: 1)`.
  private func formerLabel(_ new: Event) -> String? {
    guard !label.isEmpty, label != new.label else { return nil }
    let arguments = label.drop { $0 != "(" }
    let isSameName = !arguments.isEmpty && new.label.hasPrefix(label.prefix { $0 != "(" } + "(")
    return "was \(isSameName ? String(arguments) : label)"
  }

  /// Whom it went to: `was to View`.
  var formerTarget: String? { receiver.map { "was to \($0.name)" } }
}

extension TraceDifference {
  /// What became of a row where its mark does not say it all.
  func finding(on row: DifferenceRow, at index: Int) -> String? {
    switch row.mark {
    case .changed: row.was.map { FormerWords(of: $0, now: row.event).text }
    case .moved: Whereabouts(of: index, in: rows).map { "was \($0.from)" }
    case .repeated: row.repetition?.words
    case .same, .added, .removed, .surplus: nil
    }
  }

  /// What the line says that stands for several rows: `12 rows as before (#4 to #15)`.
  func words(countedIn entry: DifferenceEntry) -> String {
    let count = entry.indices.count.counted("row")
    switch entry {
    case .row: return ""
    case .asBefore(let indices): return "\(count) as before (\(numbers(of: indices)))"
    case .surplus(let indices):
      let word = rows.merged[indices.lowerBound].isOld ? "fewer" : "more"
      return "\(count) \(word) (\(numbers(of: indices)))"
    }
  }

  private func numbers(of indices: Range<Int>) -> String {
    let last = rows.event(at: indices.upperBound - 1)
    return (rows.event(at: indices.lowerBound).number ?? 0).rowNumbers(to: last.number ?? 0)
  }
}
