import Traces

/// Expects that exactly the listed references between the objects of a module were set.
///
///     expectWired(recordTrace(of: ProductListRouter.createModule(store: store)) { _ in }) {
///       """
///       Presenter.interactor strong Interactor
///       Presenter.view weak View
///       """
///     }
///
/// The order of the lines does not matter. An empty or missing text is written into the source, unless `CI` is set, and
/// the test fails this one time.
public func expectWired(
  _ trace: Trace,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ expected: (() -> String)? = nil
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let reason = trace.reasonNotToSave(trace)
  let place = GoldenText.Place.source(of: "expectWired", compiled: expected?())
  let golden = GoldenText(place: place, trace: trace, reasonNotToSave: reason, site: site)
  WiringExpectation(golden: golden).failure(in: .current)?.report(at: site)
}

struct WiringExpectation {
  let golden: GoldenText

  /// Returns the failure to report, or nil if the references are as listed; may write the references into the test's source.
  func failure(in run: TestRun) -> Failure? {
    let found = lines
    let all = found.isEmpty ? "(no references)" : found.joined(separator: "\n")
    guard let text = try? golden.text(in: run) else { return golden.written(all, in: run) }
    let expected = text.split(separator: "\n").map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let wanted = expected.filter { !$0.isEmpty && $0 != "(no references)" }
    let missing = wanted.filter { !found.contains($0) }
    let unexpected = found.filter { !wanted.contains($0) }
    guard !missing.isEmpty || !unexpected.isEmpty else { return golden.reached(all, in: run) }
    let difference = difference(missing, unexpected)
    guard run.mode == .update else {
      let lines = difference.split(separator: "\n").map(String.init)
      return golden.differing(difference, GoldenMode.advice(lines), in: run)
    }
    return golden.written(all, difference, in: run)
  }

  private func difference(_ missing: [String], _ unexpected: [String]) -> String {
    var words: [String] = []
    if let line = missing.first { words.append("Expected \(line), which was not set so.") }
    if missing.isEmpty, let line = unexpected.first { words.append("Did not expect \(line).") }
    return (words + [""] + missing.map { "- \($0)" } + unexpected.map { "+ \($0)" })
      .joined(separator: "\n")
  }

  private var lines: [String] {
    var targets: [String: String] = [:]
    for event in golden.trace.events where event.kind == .wired {
      guard let owner = event.sender, let seam = event.seam else { continue }
      let reference = "\(owner.name).\(seam.property)"
      targets[reference] = event.receiver.map { "\(reference) \(seam.strength) \($0.name)" }
    }
    return targets.sorted { $0.key < $1.key }.map(\.value)
  }
}
