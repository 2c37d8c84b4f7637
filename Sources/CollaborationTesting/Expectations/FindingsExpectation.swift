import CollaborationRules
import TraceRecording
import Traces

/// Expects that no rule of the architecture has a finding (a violation) in a trace.
///
///     expectNoFindings(recordTrace(of: CartRouter.createModule()) { $0.viewDidLoad() })
///
/// A recorder's messages can be judged at the end of a test, also in XCTest:
///
///     expectNoFindings(in: recorder)
///
/// The test also fails if no rule had anything to judge, or `exceptions` contains an unknown name; with `strict` also
/// where lifetimes or answers could not be judged, or the trace reports that something is missing.
///
/// `exceptions` are the names of rules whose findings are accepted; `viperlab explain NAME` explains each rule.
/// `entities` are the types of data that must not reach a View.
public func expectNoFindings(
  _ trace: Trace,
  except exceptions: Set<String> = [],
  entities: [String] = [],
  strict: Bool = false,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  trace.failure(except: exceptions, entities: entities, isStrict: strict)?.report(at: site)
}

/// Expects that no rule has a finding (a violation) in a recorder's trace and the references of its objects.
public func expectNoFindings(
  in recorder: Recorder,
  except exceptions: Set<String> = [],
  entities: [String] = [],
  strict: Bool = false,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  var trace = recorder.trace().withoutTest()
  trace.append(Event(graph: recorder.objectGraph()))
  trace.failure(except: exceptions, entities: entities, isStrict: strict)?.report(at: site)
}

extension Trace {
  /// Returns the failure of an expectation that the trace has no findings; nil if the expectation is met.
  fileprivate func failure(
    except exceptions: Set<String>,
    entities: [String],
    isStrict: Bool
  ) -> Failure? {
    let unknown = exceptions.filter { Rule.named($0) == nil }.sorted()
    if let name = unknown.first { return Failure("There is no rule \(name).", in: self) }
    let rules = Rule.all.filter { !exceptions.contains($0.name) }
    let review = Review(Evidence(self, entities: entities), by: rules)
    guard review.results.contains(where: { !$0.result.examined.isEmpty }) else {
      return Failure("No rule had anything to judge: nothing was said.", in: self)
    }
    guard let first = review.findings.first else {
      let open = review.openQuestions + review.remarks
      guard isStrict, !open.isEmpty else { return nil }
      return Failure(([review.headline] + open).joined(separator: "\n"), in: self)
    }
    let diagram = excerpt(around: first.rows.first.flatMap { self[row: $0] })
    let parts = review.findings.map(described) + (diagram.isEmpty ? [] : [diagram])
    return Failure(parts.joined(separator: "\n\n"), in: self)
  }

  private func described(_ finding: Finding) -> String {
    let repair = finding.repair.isEmpty ? [] : ["Repair: \(finding.repair)"]
    let lines = finding.details + repair + ["viperlab explain \(finding.name)  tells more."]
    return "\(finding.name): \(finding.text)\n\(lines.joined(separator: "\n").indented(by: 2))"
  }
}
