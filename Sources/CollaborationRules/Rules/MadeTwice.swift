import Traces

extension Rule {
  static let madeTwice = Rule(
    "made-twice",
    nothing: "no Presenter and no ViewModel was made",
    yieldingTo: ["repeated-request"]
  ) { evidence in
    let copies = Copies(evidence)
    return (copies.findings, Set(copies.arrivals.keys.map { .object($0) }))
  }
}

private struct Copies {
  private(set) var findings: [Finding] = []
  /// The index at which each Presenter or ViewModel was first created.
  private(set) var arrivals: [Participant: Int] = [:]
  private let evidence: Evidence
  private var known: Set<String> = []
  private let screens: Set<Ensemble>

  init(_ evidence: Evidence) {
    self.evidence = evidence
    // A lane called `Screen` stands for whatever draws published values.
    let views = evidence.trace.lanes.filter { $0.isScreen && $0.role.name != "Screen" }
    screens = Set(views.map(\.ensemble))
    var newest: [[String]: Participant] = [:]
    for (index, event) in evidence.events(where: { $0.kind == .created }) {
      for object in event.objects where object.preparesScreens && arrivals[object] == nil {
        let outermost = evidence.trace.events[evidence.facts.outermost[index]]
        // SwiftUI created the object while evaluating a `body`.
        if outermost.message?.baseName == "body",
          !screens.contains(evidence.facts.ensembles[object]),
          let first = newest[[object.family, object.module]]
        {
          let rows = [outermost.number, event.number].compactMap(\.self)
          add(object, copying: first, "It was made inside \(outermost.rowName).", rows)
        }
        arrivals[object] = index
        newest[[object.family, object.module]] = object
      }
    }
    let hasScreens =
      evidence.trace.lanes.contains(where: \.isScreen)
      || evidence.trace.events.contains { $0.message?.baseName == "body" }
    if hasScreens { lookForWaiting() }
  }

  /// Adds each object that sends the same request as an older object of its class and was created before the older object's answer.
  private mutating func lookForWaiting() {
    let ensembles = evidence.facts.ensembles
    var asked: [[String]: Request] = [:]
    for request in evidence.facts.requests.all {
      let asker = request.sender
      guard let arrival = arrivals[asker] else { continue }
      let key = [asker.family, request.call.message?.text ?? ""]
      defer { asked[key] = request }
      guard let other = asked[key], other.sender != asker,
        let arrivalOfOther = arrivals[other.sender]
      else { continue }
      let isLater = arrivalOfOther < arrival
      let (first, second) = isLater ? (other, request) : (request, other)
      let (older, newer) = (first.sender, second.sender)
      let start = max(arrival, arrivalOfOther)
      guard first.firstAnswer.map({ $0 > start }) ?? true,
        evidence.lifetimes.end(of: older).map({ $0 > start }) ?? true,
        !screens.contains(ensembles[newer]) || ensembles[older] == ensembles[newer]
      else { continue }
      let rows = [first.call.number, second.call.number].compactMap(\.self)
      let sign =
        "Both objects existed before the first answer: \(first.call.rowName) and \(second.call.rowName)."
      add(newer, copying: older, sign, rows)
    }
  }

  /// Adds a finding about `second`, the first of its class; `sign` is the sentence with the evidence that it is a copy of `first`.
  private mutating func add(
    _ second: Participant,
    copying first: Participant,
    _ sign: String,
    _ rows: [Int]
  ) {
    guard known.insert(second.family).inserted else { return }
    findings.append(
      Finding(
        "\(second) was made for a screen that has \(first).",
        details: [sign],
        repair: "keep \(second.family) by @StateObject, or hand it to the View",
        rows: rows.uniqued().sorted()
      )
    )
  }
}
