import Traces

/// A reference to a collaborator as the trace knows it.
struct WiredSeam {
  let owner: Participant
  let seam: Seam
  let target: Participant?
  /// Where in the trace it was set.
  let index: Int

  var property: String { seam.property }

  /// How it is written: `Presenter.view`.
  var name: String { "\(owner).\(property)" }

  /// Whether it points the way in which collaborators hold each other: from the screen inwards.
  var leadsInwards: Bool {
    guard let target, seam.interface != "closure", !property.namesWayBack else { return false }
    return owner.role.laneOrder < target.role.laneOrder && !target.role.isOfKind(to: .coordinator)
  }
}

extension Evidence {
  /// Every reference that was set or needed, each time it was.
  var seams: [WiredSeam] {
    events.compactMap { index, event in
      guard event.kind == .wired || event.kind == .lost, let owner = event.sender,
        let seam = event.seam
      else { return nil }
      return WiredSeam(owner: owner, seam: seam, target: event.receiver, index: index)
    }
  }

  /// When everybody came and went.
  var lifetimes: Lifetimes { facts.lifetimes }
}
