import TraceRecording
import Traces

extension Fault {
  static let strongOutput = Fault(
    "strong-output",
    "the Interactor keeps its Presenter alive"
  ) { baseline in
    baseline.references.filter { $0.seam.strength == .weak && $0.owner.isAskedByPresenter }.map {
      .reference(.strong, $0)
    }
  }
}
