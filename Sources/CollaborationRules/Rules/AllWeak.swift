import Sequences
import Traces

extension Rule {
  static let allWeak = Rule("all-weak", nothing: "no object was made") { evidence in
    let made = evidence.lifetimes.releasedDuringAssembly.union(evidence.releasableObjects)
    let groups = evidence.seamsThatHoldNobody.grouped { [$0.seam.owner.module, $0.state] }
    let gone = Dictionary(grouping: evidence.lost(.gone), by: \.receiver)
    let unsent = Dictionary(grouping: evidence.lost(.nil), by: \.sender)
    return (
      groups.map { finding($0.map(\.seam), $0[0].state, gone, unsent) },
      Set(made.map { .object($0) })
    )
  }

  /// Returns the finding for references of one module in one state; `gone` are the messages to released objects by receiver,
  /// `unsent` those through nil references by sender.
  private static func finding(
    _ seams: [WiredSeam],
    _ state: String,
    _ gone: [Participant?: [Event]],
    _ unsent: [Participant?: [Event]]
  ) -> Finding {
    let all = seams.map(\.name).uniqued()
    let targets = seams.compactMap(\.target).uniqued()
    var lost = targets.flatMap { gone[$0] ?? [] }
    lost += seams.flatMap { seam in
      unsent[seam.owner, default: []].filter { $0.seam?.property == seam.property }
    }
    let rows = lost.compactMap(\.number).sorted()
    let (verb, end) = all.count == 1 ? ("is", "") : ("are", "s")
    let (names, objects) = (all.listed(atMost: 4), targets.map(\.name).listed())
    return Finding(
      "\(names) \(verb) \(state); no object holds \(objects).",
      details: ["\(objects) went as soon as the module was made."]
        + (rows.isEmpty ? [] : ["So \(rows.rowNames) reached no object."]),
      repair: seams[0].seam.strength == .strong
        ? "keep \(names) set"
        : "strike \(state) from the declaration\(end) of \(names); references back must be weak",
      rows: rows
    )
  }
}

extension Evidence {
  /// The inward references (as from Presenter to Interactor) to objects released in assembly; a strong one if its owner lived on.
  ///
  /// The state is the reference's strength, or "nil" for a strong reference that was set to nil.
  fileprivate var seamsThatHoldNobody: [(seam: WiredSeam, state: String)] {
    let lost = lifetimes.releasedDuringAssembly
    let all = seams
    // A lost message does not tell the strength of its reference.
    let last = Dictionary(all.filter { $0.target != nil }.map { ($0.name, $0) }) {
      trace.events[$1.index].kind == .lost ? $0 : $1
    }
    let targets = Dictionary(all.map { ($0.name, $0.target) }) { $1 }
    return last.values.sorted { $0.index < $1.index }
      .filter { seam in
        seam.leadsInwards && seam.target.map(lost.contains) == true
          && (seam.seam.strength != .strong || !lost.contains(seam.owner))
      }
      .map { seam in
        let isNil = seam.seam.strength == .strong && targets[seam.name] == .some(nil)
        return (seam, isNil ? "nil" : seam.seam.strength.rawValue)
      }
  }
}
