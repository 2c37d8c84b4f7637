import Traces

/// A reference from one participant to a collaborator, as reported by a `wired` or `lost` event of a trace.
struct WiredSeam {
  let owner: Participant
  let seam: Seam
  let target: Participant?
  /// The index, in the trace, of the event that reports the reference.
  let index: Int

  var property: String { seam.property }
  var name: String { "\(owner).\(property)" }

  /// Whether the reference leads away from the screen, as from View to Presenter, and so should hold its target.
  var leadsInwards: Bool {
    guard let target, seam.interface != "closure", !property.namesWayBack else { return false }
    return owner.role.laneOrder < target.role.laneOrder && !target.role.counts(as: .coordinator)
  }
}

extension Evidence {
  /// The references in the trace: one for each `wired` event, and one for each lost message sent through a known reference.
  var seams: [WiredSeam] {
    events.compactMap { index, event in
      guard event.kind == .wired || event.kind == .lost, let owner = event.sender,
        let seam = event.seam
      else { return nil }
      return WiredSeam(owner: owner, seam: seam, target: event.receiver, index: index)
    }
  }

  var lifetimes: Lifetimes { facts.lifetimes }
}
