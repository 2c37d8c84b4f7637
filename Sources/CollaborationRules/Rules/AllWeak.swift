import Sequences
import Traces

extension Rule {
  static let allWeak = Rule(
    "all-weak",
    """
    every needed object has a strong reference to it
    What: The references from the screen inwards are weak as well, so that no reference keeps the
    objects behind them alive.
    Why: A weak reference keeps no object alive. When the method that made the module returns, the
    objects are deallocated, and the references read nil from then on.
    Signs: Objects are gone before the first message. The first message to such an object is lost,
    for the reason gone.
    Repair: Hold strongly from the View inwards; only the reference back is weak.
    Hint: wiring shows each reference with its strength, and which objects are gone.
    Code:
    // in the View: strong
    var presenter: PresenterInput?
    // in the Presenter: the way back is weak
    weak var view: ViewInput?
    """,
    nothing: "no object was made"
  ) { evidence in
    let made = evidence.releasableObjects + evidence.lifetimes.releasedDuringAssembly
    let seams = evidence.seamsThatHoldNobody
    let lost = Dictionary(grouping: evidence.lost(.gone), by: \.receiver)
    return (
      seams.grouped(by: \.owner.module).map { finding($0, lost) }, Set(made.map { .object($0) })
    )
  }

  private static func finding(_ seams: [WiredSeam], _ lost: [Participant?: [Event]]) -> Finding {
    let names = seams.map(\.name).uniqued()
    let targets = seams.compactMap(\.target).uniqued()
    let rows = targets.flatMap { lost[$0] ?? [] }.compactMap(\.number).sorted()
    let (verb, end) = names.count == 1 ? ("is", "") : ("are", "s")
    return Finding(
      "all-weak",
      "\(names.listed(atMost: 4)) \(verb) weak; no object holds \(targets.map(\.name).listed()).",
      details: ["\(targets.map(\.name).listed()) went as soon as the module was made."]
        + (rows.isEmpty ? [] : ["So \(rows.rowNames) reached no object."]),
      repair: "strike weak from the declaration\(end) of \(names.listed(atMost: 4)); "
        + "references back must be weak",
      rows: rows
    )
  }
}

extension Evidence {
  /// The references away from the screen to an object released during assembly, strong ones only if their owner was not released.
  fileprivate var seamsThatHoldNobody: [WiredSeam] {
    let lost = Set(lifetimes.releasedDuringAssembly)
    let last = Dictionary(seams.filter { $0.target != nil }.map { ($0.name, $0) }) { $1 }
    return last.values.sorted { $0.index < $1.index }.filter { seam in
      seam.leadsInwards && seam.target.map(lost.contains) == true
        && (seam.seam.strength != .strong || !lost.contains(seam.owner))
    }
  }
}
