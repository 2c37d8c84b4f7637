import Traces

extension Rule {
  static let viewReplaced = Rule(
    "view-replaced",
    nothing: "no View talks to a Presenter"
  ) { evidence in
    var examined: Set<Subject> = []
    var views: [Participant: Participant] = [:]
    var first: [[Participant]: Event] = [:]
    var told: [[Participant]: Int] = [:]
    var candidates: [Replacement] = []
    for (index, event) in evidence.events(where: { $0.isMessage || $0.kind == .wired }) {
      guard let sender = event.sender, let receiver = event.receiver else { continue }
      if event.isMessage, sender.preparesScreens, receiver.isScreen {
        told[[sender, receiver]] = index
      }
      let isWired = event.kind == .wired && sender.preparesScreens && receiver.isScreen
      let isCall = event.isMessage && sender.isScreen && receiver.preparesScreens
      guard isWired || isCall else { continue }
      let (presenter, view) = isWired ? (sender, receiver) : (receiver, sender)
      examined.insert(.object(presenter))
      if first[[presenter, view]] == nil { first[[presenter, view]] = event }
      guard let old = views[presenter] else {
        views[presenter] = view
        continue
      }
      guard old != view, old.family == view.family, first[[presenter, view]] == event,
        evidence.lifetimes.end(of: old).map({ $0 > index }) ?? true,
        evidence.facts.screenStack.departure(of: old, before: index) == nil,
        !old.family.hasSuffix("Cell"),
        isWired || first[[presenter, old]]?.message?.name == event.message?.name
      else { continue }
      views[presenter] = view
      let row = evidence.trace.events.row(after: index)
      candidates.append((presenter, old, view, row, index))
    }
    let replaced = candidates.filter { presenter, old, new, _, index in
      (told[[presenter, old]] ?? -1) < index
        && told[[presenter, new]].map { $0 > index } == true
    }
    return (replaced.map(finding), examined)
  }

  private static func finding(_ replacement: Replacement) -> Finding {
    let (presenter, old, new) = (replacement.presenter, replacement.old, replacement.new)
    return Finding(
      "\(presenter) tells \(new) what it told \(old), and \(old) is still there.",
      details: [
        "\(new) came in \(replacement.row.map { "#\($0)" } ?? "between"); after it \(presenter) told \(old) nothing."
      ],
      repair: "make a \(presenter.family) for each \(old.family)",
      rows: [replacement.row].compactMap(\.self)
    )
  }
}

/// A Presenter to which a second View of the same class connected while the first was alive; with the row and the index of the
/// new View's first event.
private typealias Replacement = (
  presenter: Participant, old: Participant, new: Participant, row: Int?, index: Int
)
