import Traces

/// The words that say behind a row what it was before.
struct FormerWords {
  /// From the fullest to the shortest; none of them is empty.
  private(set) var forms: [String]

  /// Compares a row with what it was.
  init(of old: Event, now new: Event, _ ellipsis: String) {
    forms = old.former(new, ellipsis)?.map { $0.escapingControls() } ?? []
    if forms.isEmpty { forms = ["was: \(Sentence(old).text)"] }
  }
}

extension Event {
  /// What was another before; nil where it takes a sentence to say it.
  fileprivate func former(_ new: Event, _ ellipsis: String) -> [String]? {
    if isAnswer, new.isAnswer { return formerAnswer }
    guard sender?.name == new.sender?.name else { return nil }
    let isSameTarget = receiver?.name == new.receiver?.name
    if kind == new.kind, loss == new.loss, isSameTarget { return formerLabel(new, ellipsis) }
    guard label == new.label else { return nil }
    if kind == new.kind, loss == new.loss { return formerTarget.map { [$0] } }
    switch kind {
    case .lost: return ["was lost\(whyLost.map { ": \($0)" } ?? "")"]
    case .asyncCall where isSameTarget && new.kind == .call: return ["did not wait before"]
    case .call where isSameTarget && new.kind == .asyncCall: return ["waited before"]
    case .call, .asyncCall: return new.kind == .lost ? ["arrived before"] : nil
    default: return nil
    }
  }

  private var formerAnswer: [String] {
    let words = label.isEmpty ? "nothing" : label
    let sign = kind == .throw ? "! " : ""
    return ["was \(sign)\(words)", "was \(sign)\(LabelForms.withoutDetail(words))"]
  }

  /// The label, without the name of the message where that is the same: `was (page: 1)`.
  private func formerLabel(_ new: Event, _ ellipsis: String) -> [String]? {
    guard !label.isEmpty, label != new.label else { return nil }
    let name = label.prefix { $0 != "(" }
    let isSameName = name.count < label.count && new.label.hasPrefix(name + "(")
    let forms = LabelForms(label, ellipsis)
    return [label, forms.shorter, forms.labelled, forms.shortest].compactMap(\.self).map {
      "was \($0.dropFirst(isSameName && $0.hasPrefix(name) ? name.count : 0))"
    }
  }

  /// Whom it went to: `was to View`.
  var formerTarget: String? { receiver.map { "was to \($0.name)" } }
}
