import TraceRecording
import Traces

// Conversations of whole modules, recorded in a test.

/// Records what objects say to each other that are made in `body`.
///
///     let trace = recordTrace {
///       let presenter = CartRouter.createModule()
///       presenter.viewDidLoad()
///     }
///
/// What the test itself does is no row, and neither is that objects come and go with `body`.
///
/// - Throws: The error that `body` throws.
public func recordTrace<R>(_ body: () throws -> R) rethrows -> Trace {
  let recorder = Recorder()
  let result = try recorder.recording { try recorder.assembling(testAction, body) }
  return recorder.trace(of: result)
}

/// Records what objects say to each other that are made in `body`, across suspensions.
///
/// - Throws: The error that `body` throws.
public func recordTrace<R>(_ body: () async throws -> R) async rethrows -> Trace {
  let recorder = Recorder()
  let result = try await recorder.recording {
    try await recorder.assembling(testAction, body)
  }
  return recorder.trace(of: result)
}

/// Makes a module and records what it says after that.
///
///     let trace = recordTrace(of: ProductListRouter.createModule(store: store)) { $0.loadViewIfNeeded() }
///
/// What is made later, such as the next screen, is another module in the trace: `Detail.Presenter`.
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

/// Makes a module and records what it says after that, across suspensions.
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
  /// What was recorded, and at its end who references whom while a module is kept alive.
  fileprivate func trace(of module: Any) -> Trace {
    recording { recordObjectGraph() }
    return withExtendedLifetime(module) { trace().withoutTest() }
  }
}
