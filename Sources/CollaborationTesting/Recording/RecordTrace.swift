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
public func recordTrace<R>(_ body: () throws -> R) rethrows -> Trace {
  let recorder = Recorder()
  defer { recorder.endConversation() }
  let result = try recorder.recording { try recorder.assembling(testAction, body) }
  return recorder.trace(of: result)
}

/// Records the messages between the objects that the asynchronous `body` creates, and returns their trace.
public func recordTrace<R>(_ body: () async throws -> R) async rethrows -> Trace {
  let recorder = Recorder()
  defer { recorder.endConversation() }
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
public func recordTrace<Module>(
  of make: @autoclosure () throws -> Module,
  _ body: (Module) throws -> Void
) rethrows -> Trace {
  let recorder = Recorder()
  defer { recorder.endConversation() }
  let module = try recorder.recording {
    let module = try make()
    try recorder.action(testAction) { try body(module) }
    return module
  }
  return recorder.trace(of: module)
}

/// Creates a module by `make`, calls the asynchronous `body` with it, and returns the trace of the messages that
/// follow.
public func recordTrace<Module>(
  of make: @autoclosure () throws -> Module,
  _ body: (Module) async throws -> Void
) async rethrows -> Trace {
  let recorder = Recorder()
  defer { recorder.endConversation() }
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
/// does not hold within `timeout` after `body` has returned; the trace so far, with a note, is returned.
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
  defer { recorder.endConversation() }
  let (module, failedWait) = try await recorder.recording {
    let module = try make()
    let failedWait = try await recorder.record(until: isDone, timeout, at: site) {
      try await body(module)
    }
    return (module, failedWait)
  }
  return withExtendedLifetime(module) { recorder.trace().withoutTest().noting(failedWait) }
}

extension Trace {
  /// Returns whether the trace has an event that matches a line of the notation, in which the sender may be left out.
  ///
  ///     trace.contains("View showTotal")  // a message to the View, from any sender
  ///
  /// The test fails for a line that cannot be read, as does a wait `until` such a line.
  public func contains(
    _ text: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    do throws(UnreadableLine) {
      let pattern = try MessagePattern(text, after: "_ -> ")
      return events.contains { pattern.matches($0) }
    } catch {
      if let found = UnreadableLine.found {
        found.locked { $0 = $0 ?? error }
      } else {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        Failure("\(error)", in: self).report(at: site)
      }
      return false
    }
  }
}

/// The error for a line of a test that can match no event.
struct UnreadableLine: Error, CustomStringConvertible {
  let text: String
  let reason: String

  /// The first such line in the predicate of the wait that is evaluated; nil outside a wait.
  @TaskLocal static var found: Locked<UnreadableLine?>?

  var description: String { "A message cannot be read. \"\(text)\": \(reason)." }
}

extension MessagePattern {
  private static let arrows = ["->", "-->", "-->!", "~>", "-x"]

  /// Parses a line of the notation; a line without an arrow is the rest of one that begins with `start`.
  ///
  /// - Throws: ``UnreadableLine`` also for a line that is well-formed, but has neither a name nor a message that objects can have.
  init(_ line: String, after start: String) throws(UnreadableLine) {
    let isWhole = MessagePattern.arrows.contains { line.contains(" \($0) ") }
    do throws(TraceReadingError) { try self.init(isWhole ? line : start + line) } catch {
      throw UnreadableLine(text: line, reason: "\(error.problem)")
    }
    guard isReadable, !line.trimmed.isEmpty else {
      let reason = "expected a message such as load, load(id: _) or View -> Presenter load(id: 7)"
      throw UnreadableLine(text: line, reason: reason)
    }
  }

  /// Whether no name is an arrow, and the message is a name, an assignment or a call, or free words of the User.
  private var isReadable: Bool {
    let message = expected.message?.text
    let words = [expected.sender?.name, expected.receiver?.name, message].compactMap(\.self)
    if words.contains(where: MessagePattern.arrows.contains) { return false }
    guard [.call, .asyncCall, .lost].contains(expected.kind), let message else { return true }
    switch MessageSyntax(message)?.shape {
    case .unreadable: return false
    case nil: return !message.contains { " ()".contains($0) } || message.hasSuffix(" =")
    default: return true
    }
  }
}

/// The name of the recorded action that stands for the test's code; traces leave the action out.
let testAction = Recorder.testAction

extension Trace {
  /// Returns the events after the row (numbered event) `start`, numbered anew, without the events of the test itself.
  ///
  /// The test's actions and calls, and its creations and releases of objects, are left out; unnumbered events too unless `start` is
  /// 0.
  func withoutTest(after start: Int = 0) -> Trace {
    var tests: Set<Int> = []
    for event in events {
      guard let number = event.number else { continue }
      let isTest = event.kind == .action && event.message?.name == testAction
      if isTest || event.isSent(byOneOf: tests) { tests.insert(number) }
    }
    let others = events.filter { event in
      guard let number = event.number else { return start == 0 }
      if number <= start || tests.contains(number) { return false }
      guard event.kind == .created || event.kind == .gone else { return true }
      return event.cause.map { !tests.contains($0) } ?? true
    }
    let lanes = lanes.filter { lane in !lane.isUser || others.contains { $0.sender == lane } }
    return Trace(lanes: lanes, events: others.renumbered)
  }
}

extension [Event] {
  /// These events, numbered anew from 1; a cause that is not among the events becomes nil.
  fileprivate var renumbered: [Event] {
    var numbers: [Int: Int] = [:]
    return map { event in
      var event = event
      event.cause = event.cause.flatMap { numbers[$0] }
      if let number = event.number {
        numbers[number] = numbers.count + 1
        event.number = numbers.count
      }
      return event
    }
  }
}

extension Event {
  /// Returns whether the event is a call by the test, or such a call's end; `tests` are the test's event numbers.
  fileprivate func isSent(byOneOf tests: Set<Int>) -> Bool {
    guard let cause, tests.contains(cause) else { return false }
    let isMessage = kind == .call || kind == .asyncCall
    return isMessage ? sender == nil : [.return, .throw, .reply].contains(kind) && receiver == nil
  }
}
