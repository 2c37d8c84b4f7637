import RoleNames
import Sequences
import Traces

extension Rule {
  static let doubleClose = Rule(
    "double-close",
    nothing: "no message closed a screen",
    yieldingTo: ["double-reply"]
  ) { evidence in
    var duplicates: [[Event]] = []
    var examined: Set<Subject> = []
    var open: [Participant: [[String]: Event]] = [:]
    /// The number of messages to each Router that may have opened a screen which is still to be closed.
    var openings: [Participant: Int] = [:]
    for (index, event) in evidence.events {
      if event.kind == .created && event.number != nil
        || event.kind == .action && event.message?.text == "open"
        || ["viewWillAppear", "viewDidAppear", "onAppear", "viewDidLoad"].contains(
          event.message?.baseName ?? ""
        )
      {
        open = [:]
      }
      guard event.isMessage, let sender = event.sender, !sender.isUser,
        let receiver = event.receiver
      else { continue }
      if event.closesScreen {
        examined.insert(.message(index))
        let key = [sender.name, event.message?.text ?? ""]
        let isOpened = openings[receiver, default: 0] > 0
        if isOpened { openings[receiver, default: 0] -= 1 }
        if let first = open[receiver, default: [:]].updateValue(event, forKey: key),
          event.cause != first.number, !isOpened
        {
          duplicates.append([first, event])
        }
      } else if receiver.opensScreens, event.kind != .lost {
        open = [:]
        openings[receiver, default: 0] += 1
      } else if receiver.isScreen {
        // What is shown again, such as the menu of `closeMenu()` by `showMenu()`, may be closed again.
        let words = Set(event.words)
        open = open.mapValues { closings in
          closings.filter { words.isDisjoint(with: $0.value.words.dropFirst()) }
        }
      }
    }
    let pairs = duplicates.grouped { $0[1].route + [$0[1].label] }
    return (pairs.compactMap(finding) + evidence.screensClosedByTwo(), examined)
  }

  private static func finding(_ pairs: [[Event]]) -> Finding? {
    guard let first = pairs.first, let sender = first[0].sender, let receiver = first[0].receiver
    else { return nil }
    let again = pairs.dropFirst().compactMap(\.last?.number)
    return Finding(
      "\(sender) told \(receiver) \(first[0].message?.name ?? "to close") twice.",
      details: ["\(first.compactMap(\.number).rowNames): nothing was opened in between."]
        + (again.isEmpty ? [] : ["The same happened at \(again.rowNames)."]),
      repair: "keep in \(sender.family) that the screen is closing, and send it once",
      rows: Set(pairs.joined().flatMap { [$0.number, $0.cause].compactMap(\.self) }).sorted()
    )
  }
}

extension Evidence {
  /// Returns a finding for each screen that two Routers were told to close in one turn, neither because of the other.
  ///
  /// One message must name the screen: `closeTip()` to a `TripRouter`, beside `close()` to the `TipRouter`. A message is compared
  /// with the next eight.
  fileprivate func screensClosedByTwo() -> [Finding] {
    let closings = events.filter { _, event in
      event.isMessage && event.kind != .lost && event.closesScreen
        && event.receiver?.opensScreens == true
    }
    return closings.indices.compactMap { index in
      let one = closings[index]
      let other = closings[(index + 1)...].prefix(8).first { other in
        facts.turns[one.offset] == facts.turns[other.offset]
          && !causeIndices(of: other.element).contains(one.offset)
          && (one.element.isDoubled(by: other.element) || other.element.isDoubled(by: one.element))
      }
      return other.flatMap { finding([one.element, $0.element]) }
    }
  }

  private func finding(_ closings: [Event]) -> Finding? {
    guard let one = closings[0].receiver, let other = closings[1].receiver,
      let senders = closings[0].sender.flatMap({ first in
        closings[1].sender.map { "\(first.family) or in \($0.family)" }
      })
    else { return nil }
    return Finding(
      "\(one) was told \(closings[0].rowName), and \(other) \(closings[1].rowName): both close one screen.",
      repair: "close it in \(senders), not in both",
      rows: closings.compactMap(\.number)
    )
  }
}

extension Event {
  /// Returns whether this message closes the screen of its Router, and `other` closes the same screen through another Router.
  fileprivate func isDoubled(by other: Event) -> Bool {
    guard let own = receiver?.subjectWords, let others = other.receiver?.subjectWords,
      !own.isEmpty, own != others
    else { return false }
    return Set(words.dropFirst()).subtracting(Vocabulary.wholes).isSubset(of: own)
      && Set(other.words.dropFirst()).isSuperset(of: own)
  }
}

extension Participant {
  /// The words of the participant's module or type, without the role: `filter` for `FilterRouter`.
  fileprivate var subjectWords: Set<String> {
    let name = !module.isEmpty ? module : type.isEmpty ? role.name : type
    let ending = RoleNames.word(ending: name)?.text ?? ""
    return Set(String(name.dropLast(ending.count)).smallWords)
  }
}
