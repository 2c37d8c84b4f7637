import Traces

extension Rule {
  static let madeTwice = Rule(
    "made-twice",
    """
    a module is made once for its screen
    What: A second Presenter or ViewModel of one class was made for a screen that had one: inside
    body, or while the first was waiting for the answer to the same request.
    Why: SwiftUI makes a View's value anew whenever its parent is drawn. An object made in body or
    in a plain property is made again: each copy sends requests, and the state of the first copy is
    lost.
    Signs: Two ensembles of one class in the lanes, the same request twice, and often the first is
    gone soon after.
    Repair: Let the View own the object by @StateObject, or hand it in; @State makes it again each
    time.
    Hint: A second module that has a View of its own was opened twice, and is not found.
    Code:
    @StateObject var presenter = makePresenter()
    """,
    nothing: "no Presenter and no ViewModel was made",
    yieldingTo: ["repeated-request"]
  ) { evidence in
    let copies = Copies(evidence)
    return (copies.all.map(finding), copies.examined)
  }

  private static func finding(_ copy: Copies.Copy) -> Finding {
    Finding(
      "made-twice",
      "\(copy.second) was made for a screen that has \(copy.first).",
      details: [copy.sign],
      repair: "keep \(copy.second.family) by @StateObject, or hand it to the View",
      rows: copy.rows.uniqued().sorted()
    )
  }
}

/// Presenters and ViewModels that were created a second time for the same screen.
private struct Copies {
  struct Copy {
    let first: Participant
    let second: Participant
    /// The sentence with the evidence that `second` is a copy of `first`.
    let sign: String
    let rows: [Int]
  }

  private(set) var all: [Copy] = []
  private(set) var examined: Set<Subject> = []
  private let evidence: Evidence
  private var arrivals: [Participant: Int] = [:]
  private var newest: [[String]: Participant] = [:]
  private var known: Set<String> = []
  private let screens: Set<Ensemble>

  init(_ evidence: Evidence) {
    self.evidence = evidence
    // A lane called `Screen` stands for whatever draws published values.
    let views = evidence.trace.lanes.filter { $0.isScreen && $0.role.name != "Screen" }
    screens = Set(views.map(\.ensemble))
    for (index, event) in evidence.events where event.kind == .created {
      for object in event.objects where object.preparesScreens && arrivals[object] == nil {
        lookForFirst(of: object, at: index)
        arrivals[object] = index
        newest[[object.family, object.module]] = object
        examined.insert(.object(object))
      }
    }
    lookForWaiting()
  }

  /// Adds `second` as a copy of the last object of its class, if SwiftUI created `second` while evaluating a `body`.
  private mutating func lookForFirst(of second: Participant, at index: Int) {
    let outermost = evidence.trace.events[evidence.facts.outermost[index]]
    guard outermost.message?.baseName == "body", !screens.contains(second.ensemble),
      let first = newest[[second.family, second.module]]
    else { return }
    let rows = [outermost.number, evidence.trace.events[index].number].compactMap(\.self)
    let sign = "It was made inside \(outermost.rowName)."
    add(Copy(first: first, second: second, sign: sign, rows: rows))
  }

  /// Adds each object that sends the same request as an older object of its class and was created before the older object's answer.
  private mutating func lookForWaiting() {
    var asked: [[String]: Request] = [:]
    for request in evidence.facts.requests.all {
      guard let asker = request.call.sender, let arrival = arrivals[asker] else { continue }
      let key = [asker.family, request.call.message?.text ?? ""]
      defer { asked[key] = request }
      guard let other = asked[key], let one = other.call.sender, one != asker,
        let arrivalOfOther = arrivals[one]
      else { continue }
      let isLater = arrivalOfOther < arrival
      let (first, second) = isLater ? (other, request) : (request, other)
      let (older, newer) = isLater ? (one, asker) : (asker, one)
      let start = max(arrival, arrivalOfOther)
      guard first.firstAnswer.map({ $0 > start }) ?? true,
        evidence.lifetimes.end(of: older).map({ $0 > start }) ?? true,
        !screens.contains(newer.ensemble) || older.ensemble == newer.ensemble
      else { continue }
      let rows = [first.call.number, second.call.number].compactMap(\.self)
      let sign =
        "Both objects existed before the first answer: \(first.call.rowName) and \(second.call.rowName)."
      add(Copy(first: older, second: newer, sign: sign, rows: rows))
    }
  }

  private mutating func add(_ copy: Copy) {
    if known.insert(copy.second.family).inserted { all.append(copy) }
  }
}
