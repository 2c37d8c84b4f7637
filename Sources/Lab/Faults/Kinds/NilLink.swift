import TraceRecording
import Traces

extension Fault {
  static let nilLink = Fault("nil-link", "a reference is never set") { baseline in
    baseline.links.byImportance.map { .reference(.nil, $0) }
  }
}

extension [BaselineRuns.Link] {
  /// The references of the loaded module first, and of these a Presenter's reference to its Interactor.
  fileprivate var byImportance: [BaselineRuns.Link] {
    let isTelling = { (link: BaselineRuns.Link) in
      link.owner.role.kind == Role.presenter.kind && link.target.role.kind == Role.interactor.kind
    }
    let own = filter { $0.owner.module.isEmpty }
    return own.filter(isTelling) + own.filter { !isTelling($0) }
      + filter { !$0.owner.module.isEmpty }
  }
}
