import TraceRecording
import Traces

/// Expects that a trace has the listed messages, in their order, and no other.
///
///     expectTrace(trace) {
///       """
///       View -> Presenter fetchProducts()
///         Presenter -> Interactor getProducts()
///       ...
///         Presenter -> View showProducts(_)
///       """
///     }
///
/// A line is a message in the notation, by roles; a message is caused by the nearest line above it that is indented
/// less. `_` matches any one argument, a line `...` any messages. An empty or missing text is written into the source,
/// unless `CI` is set, and the test fails this one time.
///
/// With `.containing` other messages may come between the listed ones. `roles` restricts the comparison to messages
/// that one of the roles sends or receives; messages of `ignored` roles are left out. A trace is not written if a double
/// is missing, if the wait for it failed, or if the recorder stopped it as a runaway conversation.
public func expectTrace(
  _ trace: Trace,
  _ extent: TraceExtent = .exhaustive,
  only roles: [Role] = [],
  ignoring ignored: [Role] = [],
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ expected: (() -> String)? = nil
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let place = GoldenText.Place.source(of: "expectTrace", compiled: expected?())
  trace.expect(extent, at: place, only: roles, ignoring: ignored, site)
}

/// Expects that a trace has the messages listed in a Markdown file beside the test; the file also shows a diagram.
///
///     expectTrace(trace, inFile: "the list opens")  // __Traces__/ProductListTests/the list opens.md
///
/// A missing file is written, unless `CI` is set, and the test fails this one time. The lines of the file can be
/// edited: `_` matches any one argument, a line `...` any messages. The diagram is the block `text` directly above the lines.
public func expectTrace(
  _ trace: Trace,
  inFile name: String,
  _ extent: TraceExtent = .exhaustive,
  only roles: [Role] = [],
  ignoring ignored: [Role] = [],
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  trace.expect(extent, at: .file(name: name), only: roles, ignoring: ignored, site)
}

struct TraceExpectation {
  let golden: GoldenText
  let extent: TraceExtent

  /// Returns the failure to report; nil if the trace is as expected.
  ///
  /// Writes a missing text, in update mode also a differing text if the extent is `.exhaustive`, and then returns a failure too.
  /// Check mode writes nothing.
  func failure(in run: TestRun) -> Failure? {
    let rows = golden.trace
    let found = ExpectationText(rows).text
    do {
      guard let text = try golden.text(in: run) else { return golden.written(found, in: run) }
      let comparison = try TraceComparison(text, rows, extent)
      guard comparison.difference != nil else { return golden.reached(found, in: run) }
      let difference = DifferenceText(comparison)
      guard run.mode == .update, extent == .exhaustive else {
        return golden.differing(difference.text, difference.advice(for: extent), in: run)
      }
      return golden.written(comparison.updatedExpectation, difference.text, in: run)
    } catch {
      return golden.unreadable(error)
    }
  }
}

extension Trace {
  fileprivate func expect(
    _ extent: TraceExtent,
    at place: GoldenText.Place,
    only roles: [Role],
    ignoring ignored: [Role],
    _ site: CallSite
  ) {
    if let failure = absence(of: roles) { return failure.report(at: site) }
    let rows = rows(only: roles, ignoring: ignored)
    let reason = reasonNotToSave(rows)
    let golden = GoldenText(place: place, trace: rows, reasonNotToSave: reason, site: site)
    TraceExpectation(golden: golden, extent: extent).failure(in: .current)?.report(at: site)
  }

  /// Returns the sentences on what makes this trace no expectation, of which `rows` are compared: missing doubles, a wait that
  /// failed, or a runaway conversation; nil for none.
  func reasonNotToSave(_ rows: Trace) -> String? {
    let reasons = [rows.missingDoubles, failedWait, runaway].compactMap(\.self)
    return reasons.isEmpty ? nil : reasons.joined(separator: "\n")
  }

  /// The sentence on a conversation without end, which the recorder has stopped; nil if this trace has none.
  private var runaway: String? {
    guard let stopped = events.first(where: { $0.loss == .stopped }) else { return nil }
    let isDeep = causes(of: stopped).count > Recorder.deepestNesting / 2
    let limit =
      isDeep ? "\(Recorder.deepestNesting) nested calls" : "\(Recorder.mostMessages) messages"
    return "The conversation was stopped after \(limit), so nothing is written."
  }

  /// Returns the failure for a role without a participant in this trace; nil if each role has one or is a standard role.
  func absence(of roles: [Role]) -> Failure? {
    let absent = roles.first { role in
      !Role.standard.contains(role) && !lanes.contains { $0.isAmong([role]) }
    }
    return absent.map { Failure("The trace has no \($0.name). \(laneText)", in: self) }
  }

  /// The sentence that lists the participants.
  var laneText: String {
    lanes.isEmpty
      ? "It has no participants."
      : "It has \(lanes.map(\.name).joined(separator: ", "))."
  }

  /// Returns only the rows (numbered events) that one of `roles` sends or receives, or all for no roles, and none of an `ignored`
  /// role; each has its nearest remaining cause.
  func rows(only roles: [Role], ignoring ignored: [Role]) -> Trace {
    guard !roles.isEmpty || !ignored.isEmpty else { return self }
    var selected: [Event] = []
    var kept: [Int: Int] = [:]
    for var event in events where event.number != nil {
      let isKept =
        !event.participants.contains { $0.isAmong(ignored) }
        && (roles.isEmpty || event.participants.contains { $0.isAmong(roles) })
      let cause = event.cause.flatMap { kept[$0] }
      if let number = event.number { kept[number] = isKept ? number : cause }
      guard isKept else { continue }
      event.cause = cause
      selected.append(event)
    }
    return Trace(lanes: lanes.filter { !$0.isAmong(ignored) }, events: selected)
  }
}

extension Participant {
  /// Returns whether the participant's role is one of `roles` by its name, or counts as one of them.
  func isAmong(_ roles: [Role]) -> Bool {
    roles.contains { [role.name, role.kind].contains($0.name) }
  }
}
