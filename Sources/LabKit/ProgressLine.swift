import LineEditing
import PrintableText
import Stage
import Synchronization

/// A line on the terminal that says what is being done, once that takes long; wiped in the end.
final class ProgressLine: Sendable {
  private struct State {
    var what: String
    var due: Duration
    /// What stands on the terminal; nil where nothing does.
    var shown: String?
    var isOver = false
  }

  private let state: Mutex<State>
  private let now: @Sendable () -> Duration
  private let columns: Int
  private let mark: String
  private let write: @Sendable (String) -> Void

  /// What is done at once is not spoken of.
  static let patience = Duration.milliseconds(500)
  /// Nobody reads faster.
  static let pause = Duration.milliseconds(100)

  /// Begins to wait; `now` is any clock, and `what` is said until something else is.
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
    state = Mutex(State(what: what, due: now() + Self.patience))
  }

  /// Hears what is done while this is current.
  var progress: Progress { Progress { [self] in show($0) } }

  private func show(_ what: String?) {
    state.withLock { state in
      if let what { state.what = what }
      let time = now()
      guard time >= state.due, !state.isOver, state.shown != state.what else { return }
      state.due = time + Self.pause
      state.shown = state.what
      write("\r\u{1B}[K" + shortened("\(mark) \(state.what)"))
    }
  }

  /// Shows the line as soon as it is due, also where what is done says nothing of itself.
  func keepShowing() async {
    try? await Task.sleep(for: Self.patience)
    while !Task.isCancelled {
      show(nil)
      try? await Task.sleep(for: Self.pause)
    }
  }

  /// Takes the line away; it does not come back.
  func wipe() {
    state.withLock { state in
      if state.shown != nil { write("\r\u{1B}[K") }
      state.shown = nil
      state.isOver = true
    }
  }

  /// As much as fits into one row, counting every character as a wide one where some are.
  private func shortened(_ text: String) -> String {
    let safe = text.printable()
    let width = safe.unicodeScalars.contains { $0.value > 0x10FF } ? 2 : 1
    return String(safe.prefix(max(1, (columns - 1) / width)))
  }
}

extension Laboratory {
  /// Does what the command line asks for; says on the terminal how far it is when that takes long.
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
  /// Does something that may take long, and says on the terminal what is being done meanwhile.
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
    terminal.wipeWhenLeaving(2)
    let showing = Task.detached { await line.keepShowing() }
    defer {
      showing.cancel()
      line.wipe()
      terminal.wipeWhenLeaving(nil)
    }
    return try await Progress.$current.withValue(line.progress) { try await body() }
  }
}
