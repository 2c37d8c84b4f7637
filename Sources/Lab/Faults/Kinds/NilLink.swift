import TraceRecording
import Traces

extension Fault {
  static let nilLink = Fault("nil-link", "a reference is never set") { baseline in
    baseline.references.byImportance.map { .reference(.nil, $0) }
  }
}

extension [BaselineTraces.WiredReference] {
  /// The references from Presenter to Interactor in the first module, then its other references, then those of other modules.
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
