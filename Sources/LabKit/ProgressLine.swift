import LineEditing
import PrintableText
import Stage
import Synchronization
import TerminalText

/// A line on the terminal that names a slow task while it runs, and is erased at its end.
final class ProgressLine: Sendable {
  private struct State {
    var what: String
    var due: Duration
    var shown: String?
    var isOver = false
  }

  private let state: Mutex<State>
  private let now: @Sendable () -> Duration
  private let columns: Int
  private let mark: String
  private let write: @Sendable (String) -> Void

  static let delay = Duration.milliseconds(500)
  static let minimumInterval = Duration.milliseconds(100)

  /// Creates a line for the task named `what`, which begins now; `now` reads a monotonic clock.
  init(
    _ what: String,
    columns: Int,
    isASCII: Bool = false,
    now: @escaping @Sendable () -> Duration,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.columns = columns
    mark = isASCII ? "..." : "…"
    self.now = now
    self.write = write
    state = Mutex(State(what: what, due: now() + Self.delay))
  }

  var progress: Progress { Progress { [self] in show($0) } }

  private func show(_ what: String?) {
    state.withLock { state in
      if let what { state.what = what }
      let time = now()
      guard time >= state.due, !state.isOver, state.shown != state.what else { return }
      state.due = time + Self.minimumInterval
      state.shown = state.what
      let line = "\(mark) \(state.what)".printable()
      write("\r\u{1B}[K" + line.prefix(columns: max(1, columns - 1)))
    }
  }

  /// Shows the line when it is due, also if the task reports no progress, until the Swift task is cancelled.
  func keepShowing() async {
    try? await Task.sleep(for: Self.delay)
    while !Task.isCancelled {
      show(nil)
      try? await Task.sleep(for: Self.minimumInterval)
    }
  }

  func wipe() {
    state.withLock { state in
      if state.shown != nil { write("\r\u{1B}[K") }
      state.shown = nil
      state.isOver = true
    }
  }
}

extension Laboratory {
  func showingProgress<Result>(
    of what: String,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    guard console.isReal else { return try await body() }
    console.terminal.watchInterrupts()
    defer { console.terminal.unwatchInterrupts() }
    return try await console.showingProgress(of: what, body)
  }
}

extension Console {
  func showingProgress<Result>(
    of what: String,
    isASCII: Bool = false,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    guard isReal, terminal.isTerminal(1), terminal.isTerminal(2), !isDumb else {
      return try await body()
    }
    let start = ContinuousClock.now
    let line = ProgressLine(
      what,
      columns: columns,
      isASCII: isASCII,
      now: { ContinuousClock.now - start },
      write: { [terminal] in terminal.write($0, to: 2) }
    )
    terminal.eraseLineOnExit(2)
    let showing = Task.detached { await line.keepShowing() }
    defer {
      showing.cancel()
      line.wipe()
      terminal.eraseLineOnExit(nil)
    }
    return try await Progress.$current.withValue(line.progress) { try await body() }
  }
}
