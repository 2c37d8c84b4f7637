import TraceRecording
import Traces

/// Expects that all recorded objects of a module are released when the test no longer holds the module.
///
///     expectNoLeaks(of: ProductListRouter.createModule(store: store)) { $0.loadViewIfNeeded() }
///
/// Creates the module by `make`, calls `body` with the module, and releases it. A Store may stay alive. The expectation
/// also fails if no object but Stores was recorded.
public func expectNoLeaks<Module>(
  of make: @autoclosure () throws -> Module,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: (Module) throws -> Void
) rethrows {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let recorder = Recorder()
  defer { recorder.endConversation() }
  try recorder.recording {
    let module = try make()
    try recorder.action(testAction) { try body(module) }
  }
  recorder.leakFailure?.report(at: site)
}

/// Creates a module by `make`, stops holding it, and expects that all its recorded objects are then released.
///
/// A Store may stay alive. The expectation also fails if no object but Stores was recorded.
public func expectNoLeaks<Module>(
  of make: @autoclosure () throws -> Module,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let recorder = Recorder()
  defer { recorder.endConversation() }
  _ = try recorder.recording(make)
  recorder.leakFailure?.report(at: site)
}

/// Expects that all recorded objects of a module are released after an asynchronous `body`, when the test no longer
/// holds the module.
///
/// A Store may stay alive. The expectation also fails if no object but Stores was recorded.
public func expectNoLeaks<Module>(
  of make: @autoclosure () throws -> Module,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: (Module) async throws -> Void
) async rethrows {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let recorder = Recorder()
  defer { recorder.endConversation() }
  try await recorder.recording {
    let module = try make()
    try await recorder.action(testAction) { try await body(module) }
  }
  recorder.leakFailure?.report(at: site)
}

/// Expects that all objects whose creation or messages a recorder has recorded are released.
///
///     let stage = HeadlessStage(.productsVIPER, given: "ready")
///     for action in [Action.open, .close] { try stage.perform(action) }
///     expectNoLeaks(in: stage.recorder)
///
/// A Store may stay alive. The expectation also fails if no object but Stores was recorded.
public func expectNoLeaks(
  in recorder: Recorder,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  recorder.leakFailure?.report(at: site)
}

extension Recorder {
  /// The failure of an expectation that all objects but Stores are released; nil if they are.
  fileprivate var leakFailure: Failure? {
    let (graph, trace) = (objectGraph(), self.trace().withoutTest())
    let lanes = trace.lanes.filter { !$0.isUser && !$0.isStore }
    guard !lanes.isEmpty else {
      return Failure("Nobody with a @Role was made, so nobody can be left.", in: trace)
    }
    let left = graph.leaked()
    guard !left.isEmpty else { return nil }
    let names = left.map(\.name).joined(separator: ", ")
    let reasons = left.compactMap { graph.retention(of: $0).map { "\($0)" } }
    let closures = graph.unseen.map(\.description).joined(separator: ", ")
    let unseen = closures.isEmpty ? [] : ["Not seen: what closures capture (\(closures))."]
    let hidden = reasons.contains { $0.hasSuffix("something unseen") }
    let advice =
      hidden
      ? "Something unseen is a closure, a task that still runs, or an object without @Role."
      : "Make the reference back weak: to the owner, and to the View."
    let lines = reasons + left.compactMap(trace.told) + unseen + [advice]
    return Failure(
      "Not released: \(names).\n\(lines.joined(separator: "\n").indented(by: 2))",
      in: trace
    )
  }
}

extension Trace {
  /// Returns a sentence with the messages and calls by the stage that a participant received, each name once; nil for none.
  fileprivate func told(_ participant: Participant) -> String? {
    let received = events.filter {
      $0.receiver == participant && ($0.isMessage || $0.kind == .stage)
    }
    let names = received.compactMap { $0.message?.baseName }.uniqued()
    return names.isEmpty ? nil : "\(participant.name) was told \(names.joined(separator: ", "))."
  }
}
