import Sequences
import Traces

extension Rule {
  static let madeTwice = Rule(
    "made-twice",
    RulePage(
      "a module is made once for its screen",
      what: """
        A second Presenter or ViewModel of one class was made and asked the same, while the first was still waiting \
        for its answer and no second View was made.
        """,
      why: """
        SwiftUI makes a View's value anew whenever its parent is drawn. What is made in body or in a plain property is \
        made again: each copy asks, and what the first one knew is lost.
        """,
      signs: "Two ensembles of one class in the lanes, the same request twice, and often the first is gone soon after.",
      repair: "Let the View own it: @State or @StateObject keeps the first one.",
      code: """
        struct PriceView: View {
          @State private var presenter = makePresenter()
          var body: some View {
            List(presenter.rows) { row in Text(row.title) }
          }
        }
        """,
      hint: "A second module that has a View of its own was opened twice, and is not found."
    ),
    yieldingTo: ["repeated-request"]
  ) { evidence in
    let copies = Copies(evidence)
    return Judgement(
      copies.all.map(finding),
      judged: copies.judged,
      none: "no Presenter and no ViewModel was made"
    )
  }

  private static func finding(_ copy: Copies.Copy) -> Finding {
    let (first, second) = (copy.first.asker, copy.second.asker)
    return Finding(
      "made-twice",
      "\(second) was made while \(first) was waiting, for the same screen.",
      details: ["Both asked: \(copy.first.call.rowName) and \(copy.second.call.rowName)."],
      repair: "keep \(copy.second.call.sender?.family ?? second) by @State or @StateObject in the View",
      rows: [copy.first.call.number, copy.second.call.number].compactMap(\.self)
    )
  }
}

/// Objects that were made again while the first of them was waiting.
private struct Copies {
  /// The requests by which two of them show themselves.
  struct Copy {
    let first: Request
    let second: Request
  }

  private(set) var all: [Copy] = []
  private(set) var judged: Set<Subject> = []

  init(_ evidence: Evidence) {
    var arrivals: [Participant: Int] = [:]
    for (index, event) in evidence.events where event.kind == .created {
      for object in event.objects where object.preparesScreens && arrivals[object] == nil {
        arrivals[object] = index
        judged.insert(.object(object))
      }
    }
    var open: [[String]: Request] = [:]
    var found: Set<String> = []
    let screens = Set(evidence.trace.lanes.filter { $0.isScreen && !$0.isSharedScreen }.map(\.ensemble))
    for request in evidence.facts.requests.all {
      guard let asker = request.call.sender, let arrival = arrivals[asker] else { continue }
      let key = [asker.family, request.call.message?.text ?? ""]
      defer { open[key] = request }
      guard let other = open[key], let one = other.call.sender, one != asker,
        let arrivalOfOther = arrivals[one]
      else { continue }
      let (first, second) = arrivalOfOther < arrival ? (other, request) : (request, other)
      let (older, newer) = arrivalOfOther < arrival ? (one, asker) : (asker, one)
      guard first.firstAnswer.map({ $0 > max(arrival, arrivalOfOther) }) ?? true,
        evidence.lifetimes.end(of: older).map({ $0 > max(arrival, arrivalOfOther) }) ?? true,
        !screens.contains(newer.ensemble) || older.ensemble == newer.ensemble,
        found.insert(newer.family).inserted
      else { continue }
      all.append(Copy(first: first, second: second))
    }
  }
}

extension Participant {
  /// Whether it stands for whatever draws published values, and not for a View of its own.
  fileprivate var isSharedScreen: Bool { role.name == "Screen" }
}
