import TraceRecording
import Traces

/// Records the messages between the objects that `body` creates, and returns their trace.
///
///     let trace = recordTrace {
///       let presenter = CartRouter.createModule()
///       presenter.viewDidLoad()
///     }
///
/// The trace leaves out the calls by the test, and the creation and release of objects by `body`.
///
/// - Throws: The error that `body` throws.
public func recordTrace<R>(_ body: () throws -> R) rethrows -> Trace {
  let recorder = Recorder()
  let result = try recorder.recording { try recorder.assembling(testAction, body) }
  return recorder.trace(of: result)
}

/// Records the messages between the objects that the asynchronous `body` creates, and returns their trace.
///
/// - Throws: The error that `body` throws.
public func recordTrace<R>(_ body: () async throws -> R) async rethrows -> Trace {
  let recorder = Recorder()
  let result = try await recorder.recording {
    try await recorder.assembling(testAction, body)
  }
  return recorder.trace(of: result)
}

/// Creates a module by `make`, calls `body` with the module, and returns the trace of the messages that follow.
///
///     let trace = recordTrace(of: ProductListRouter.createModule(store: store)) { $0.loadViewIfNeeded() }
///
/// Objects created later, such as the next screen, form another module in the trace: `Detail.Presenter`.
///
/// - Throws: The error that `make` or `body` throws.
public func recordTrace<Module>(
  of make: @autoclosure () throws -> Module,
  _ body: (Module) throws -> Void
) rethrows -> Trace {
  let recorder = Recorder()
  let module = try recorder.recording {
    let module = try make()
    try recorder.action(testAction) { try body(module) }
    return module
  }
  return recorder.trace(of: module)
}

/// Creates a module by `make`, calls the asynchronous `body` with it, and returns the trace of the messages that
/// follow.
///
/// - Throws: The error that `make` or `body` throws.
public func recordTrace<Module>(
  of make: @autoclosure () throws -> Module,
  _ body: (Module) async throws -> Void
) async rethrows -> Trace {
  let recorder = Recorder()
  let module = try await recorder.recording {
    let module = try make()
    try await recorder.action(testAction) { try await body(module) }
    return module
  }
  return recorder.trace(of: module)
}

extension Recorder {
  /// Returns the recorded trace, with an object graph at the trace's end that is read while `module` is alive.
  fileprivate func trace(of module: Any) -> Trace {
    recording { recordObjectGraph() }
    return withExtendedLifetime(module) { trace().withoutTest() }
  }
}

/// Creates a module by `make`, calls `body` with the module, and records messages, also on queues, until `isDone`
/// holds.
///
///     let trace = await recordTrace(of: CartRouter.createModule(), until: { $0.contains("View showTotal") }) {
///       $0.viewDidLoad()
///     }
///
/// `isDone` gets the trace so far when `body` has returned, and again after further events. The test fails where `isDone`
/// does not hold within `timeout` after `body` has returned; the trace so far is returned.
///
/// - Throws: The error that `make` or `body` throws.
public func recordTrace<Module>(
  of make: @autoclosure () throws -> Module,
  until isDone: (Trace) -> Bool,
  timeout: Duration = .seconds(5),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: (Module) async throws -> Void
) async rethrows -> Trace {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let recorder = Recorder()
  let wait = TraceWait(recorder, timeout, at: site)
  let module = try await recorder.recording {
    let module = try make()
    try await wait.record(until: isDone) { try await body(module) }
    return module
  }
  return withExtendedLifetime(module) { recorder.trace().withoutTest() }
}

extension Trace {
  /// Returns whether the trace has an event that matches a line of the notation, in which the sender may be left out.
  ///
  ///     trace.contains("View showTotal")  // a message to the View, from any sender
  ///
  /// A malformed line matches no event.
  public func contains(_ line: String) -> Bool {
    guard let pattern = try? MessagePattern(line.hasArrow ? line : "_ -> \(line)") else {
      return false
    }
    return events.contains { pattern.matches($0) }
  }
}

extension String {
  /// Whether the text has an arrow of the notation, as a whole line has.
  var hasArrow: Bool { [" -> ", " --> ", " -->! ", " ~> ", " -x "].contains { contains($0) } }
}
