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
        if let first = open[receiver, default: [:]].updateValue(event, forKey: key),
          event.cause != first.number
        {
          duplicates.append([first, event])
        }
      } else if receiver.opensScreens, event.kind != .lost {
        open[receiver] = nil
      } else if receiver.isScreen {
        // What is shown again, such as the menu of `closeMenu()` by `showMenu()`, may be closed again.
        let words = Set(event.words)
        open = open.mapValues { closings in
          closings.filter { words.isDisjoint(with: $0.value.words.dropFirst()) }
        }
      }
    }
    let pairs = duplicates.grouped { $0[1].route + [$0[1].label] }
    return (pairs.compactMap(finding), examined)
  }

  private static func finding(_ pairs: [[Event]]) -> Finding? {
    guard let first = pairs.first, let sender = first[0].sender, let receiver = first[0].receiver
    else { return nil }
    return Finding(
      "\(sender) told \(receiver) \(first[0].message?.name ?? "to close") twice.",
      details: ["\(first.compactMap(\.number).rowNames): nothing was opened in between."],
      repair: "keep in \(sender.family) that the screen is closing, and send it once",
      rows: Set(pairs.joined().flatMap { [$0.number, $0.cause].compactMap(\.self) }).sorted()
    )
  }
}
