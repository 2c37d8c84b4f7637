import Sequences
import Traces

extension Rule {
  static let allWeak = Rule(
    "all-weak",
    """
    every needed object has a strong reference to it
    What: The references from the screen inwards are weak as well, or were set to nil, so that no
    reference keeps the objects behind them alive.
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
    let groups = evidence.seamsThatHoldNobody.grouped { [$0.owner.module, evidence.state(of: $0)] }
    return (groups.map { finding($0, evidence) }, Set(made.map { .object($0) }))
  }

  private static func finding(_ seams: [WiredSeam], _ evidence: Evidence) -> Finding {
    let all = seams.map(\.name).uniqued()
    let targets = seams.compactMap(\.target).uniqued()
    let lost = evidence.lost(.gone).filter { $0.receiver.map(targets.contains) == true }
    let unsent = evidence.lost(.nil).filter { event in
      seams.contains { $0.owner == event.sender && $0.property == event.seam?.property }
    }
    let rows = (lost + unsent).compactMap(\.number).sorted()
    let (verb, end) = all.count == 1 ? ("is", "") : ("are", "s")
    let (names, objects) = (all.listed(atMost: 4), targets.map(\.name).listed())
    let state = evidence.state(of: seams[0])
    return Finding(
      "all-weak",
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
  fileprivate var seamsThatHoldNobody: [WiredSeam] {
    let lost = Set(lifetimes.releasedDuringAssembly)
    // A lost message does not tell the strength of its reference.
    let last = Dictionary(seams.filter { $0.target != nil }.map { ($0.name, $0) }) {
      trace.events[$1.index].kind == .lost ? $0 : $1
    }
    return last.values.sorted { $0.index < $1.index }.filter { seam in
      seam.leadsInwards && seam.target.map(lost.contains) == true
        && (seam.seam.strength != .strong || !lost.contains(seam.owner))
    }
  }

  /// Returns the strength of a reference, or "nil" for a strong reference that was set to nil.
  fileprivate func state(of seam: WiredSeam) -> String {
    let isNil = seams.last { $0.name == seam.name }?.target == nil
    return isNil && seam.seam.strength == .strong ? "nil" : seam.seam.strength.rawValue
  }
}
