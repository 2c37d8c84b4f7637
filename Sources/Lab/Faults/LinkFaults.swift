import TraceRecording
import Traces

extension Fault {
  static let nilLink = Fault(name: "nil-link", summary: "a reference is never set") { baseline in
    baseline.references.byImportance.map { .reference(.nil, $0) }
  }

  static let strongView = Fault(
    name: "strong-view",
    summary: "the Presenter keeps its View alive"
  ) { baseline in
    baseline.weakReferencesToViews.map { .reference(.strong, $0) }
  }

  static let strongOutput = Fault(
    name: "strong-output",
    summary: "an object keeps its caller alive"
  ) { baseline in
    baseline.references.filter { $0.seam.strength == .weak && $0.owner.isAskedByPresenter }.map {
      .reference(.strong, $0)
    }
  }

  static let unownedView = Fault(
    name: "unowned-view",
    summary: "the Presenter is certain that its View outlives it",
    hasEffect: { loaded, baselines in
      loaded.haveFaultsTakenEffect && loaded.isFound("unowned-view", baselines)
    }
  ) { baseline in
    baseline.weakReferencesToViews.map { .reference(.unowned, $0) }
  }

  static let allWeak = Fault(
    name: "all-weak",
    summary: "no object keeps another alive",
    hasEffect: { loaded, _ in
      loaded.haveFaultsTakenEffect
        && loaded.now.trace.events.prefix { $0.kind != .action }.contains { $0.kind == .gone }
    }
  ) { baseline in
    let strong = baseline.references.filter { $0.seam.strength == .strong && !$0.target.isStore }
    let names = strong.map(\.nameInClass)
    return names.isEmpty ? [] : [InjectionPoint(name: "", mutation: .references(.weak, names))]
  }
}

extension [BaselineTraces.WiredReference] {
  fileprivate var byImportance: [BaselineTraces.WiredReference] {
    let isPresenterToInteractor = { (reference: BaselineTraces.WiredReference) in
      reference.owner.role.kind == Role.presenter.kind
        && reference.target.role.kind == Role.interactor.kind
    }
    let own = filter { $0.owner.module.isEmpty }
    return own.filter(isPresenterToInteractor) + own.filter { !isPresenterToInteractor($0) }
      + filter { !$0.owner.module.isEmpty }
  }
}
