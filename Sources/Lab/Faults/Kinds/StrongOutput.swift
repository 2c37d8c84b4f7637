import TraceRecording
import Traces

extension Fault {
  static let strongOutput = Fault(
    "strong-output",
    "an object keeps its caller alive"
  ) { baseline in
    baseline.references.filter { $0.seam.strength == .weak && $0.owner.isAskedByPresenter }.map {
      .reference(.strong, $0)
    }
  }
}
