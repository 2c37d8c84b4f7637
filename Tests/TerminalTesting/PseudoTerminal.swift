import CPseudoTerminal
import Foundation
import Platform

/// A program that runs on a pseudo-terminal, and the screen it draws.
///
///     let terminal = try PseudoTerminal(builtProduct("viperlab"))
///     terminal.send("help\r")
///     #expect(terminal.wait { $0.text.contains("start") })
public final class PseudoTerminal {
  /// The screen, as far as the output was read.
  public private(set) var screen: ScreenModel
  /// All bytes of the output, as far as it was read.
  public private(set) var received: [UInt8] = []

  /// The folder in `HOME`, empty at the start; removed with this object.
  public let home: TemporaryFolder
  private let answersQuestions: Bool
  private let descriptor: Int32
  private let process: pid_t
  private var status: Int32?
  private var isClosed = false
  private var decoder = ChunkDecoder()

  /// Starts a program with `environment` alone and, where it has none, `TERM`, `LC_ALL`, `HOME` and `PAGER` (empty).
  ///
  /// Throws if no process can be started; a program that cannot be executed has the exit status 127.
  public init(
    _ program: String,
    arguments: [String] = [],
    environment: [String: String] = [:],
    rows: Int = 24,
    columns: Int = 80,
    keepsScrollback: Bool = false,
    answersQuestions: Bool = true
  ) throws {
    home = try TemporaryFolder()
    screen = ScreenModel(rows: rows, columns: columns, keepsScrollback: keepsScrollback)
    self.answersQuestions = answersQuestions
    let usual = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": home.url.path(), "PAGER": "",
    ]
    let variables = usual.merging(environment) { $1 }.sorted { $0.key < $1.key }
    var process: pid_t = 0
    descriptor = Self.withCStrings([program] + arguments) { arguments in
      Self.withCStrings(variables.map { "\($0.key)=\($0.value)" }) { environment in
        pseudo_terminal_spawn(
          program,
          arguments,
          environment,
          Int32(rows),
          Int32(columns),
          &process
        )
      }
    }
    self.process = process
    guard descriptor >= 0 else { throw CannotStart(program: program, screen: "") }
  }

  /// The error that no process can be started, or that no prompt came.
  struct CannotStart: Error {
    let program: String
    /// The text of the screen without a prompt; empty where there is no process.
    let screen: String
  }

  deinit {
    if descriptor >= 0 { pseudo_terminal_close(descriptor, process, status != nil) }
  }

  private static func withCStrings<Result>(
    _ texts: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  /// Seconds after which a program counts as hanging: longer than any answer takes while other builds use the machine.
  public static let hangLimit = 300

  /// Types a text, in which `\r` is Enter and `\u{3}` is Ctrl-C; returns false if the terminal did not take all of it in
  /// time, or before the program ended.
  @discardableResult
  public func send(_ text: String, seconds: Int = hangLimit) -> Bool {
    var rest = Array(text.utf8)[...]
    return pump(seconds: seconds) {
      guard !rest.isEmpty else { return true }
      let count = rest.withUnsafeBytes {
        pseudo_terminal_write(descriptor, $0.baseAddress, $0.count)
      }
      rest = rest.dropFirst(max(0, count))
      return rest.isEmpty
    }
  }

  /// Waits until the screen satisfies a condition; returns false if it does not in time, or before the program ends.
  public func wait(seconds: Int = hangLimit, until isAsWanted: (ScreenModel) -> Bool) -> Bool {
    pump(seconds: seconds) { isAsWanted(screen) }
  }

  /// Changes the size of the window.
  public func resize(rows: Int, columns: Int) {
    readWhatIsThere()
    screen.resize(rows: rows, columns: columns)
    _ = pseudo_terminal_resize(descriptor, Int32(rows), Int32(columns))
  }

  /// Sends a signal to the program, such as `SIGTERM`.
  public func signal(_ number: Int32) {
    if status == nil { pseudo_terminal_signal(process, number) }
  }

  /// Whether the terminal is in cooked mode, in which it edits lines itself, as a shell leaves it.
  public var isCooked: Bool { pseudo_terminal_is_cooked(descriptor) }

  /// Waits for the program's exit status; 128 plus the number of a signal that ended it.
  ///
  /// Returns nil if the program is still running after `seconds`.
  public func exitStatus(seconds: Int = hangLimit) -> Int32? {
    _ = pump(seconds: seconds) { hasEnded() }
    readWhatIsThere()
    return status
  }

  /// The program's state on Linux, such as `T` if it is stopped, its wait channel, and the terminal's mode.
  public var activity: String {
    let texts = ["stat", "wchan"].map { file in
      (try? String(contentsOfFile: "/proc/\(process)/\(file)", encoding: .utf8)) ?? ""
    }
    let state = texts[0].split(separator: ") ").last?.prefix(1) ?? ""
    return "state \(state), in \(texts[1]), \(isCooked ? "cooked" : "raw")"
  }

  private func hasEnded() -> Bool {
    if status == nil {
      var code: Int32 = 0
      if pseudo_terminal_has_ended(process, &code) { status = code }
    }
    return status != nil
  }

  /// Reads the output until a condition holds, the time is over or the program has ended; returns whether the condition holds.
  private func pump(seconds: Int, until isDone: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while !isDone() {
      guard ContinuousClock.now < end else { return false }
      if isClosed {
        if hasEnded() { return isDone() }
        usleep(5_000)
      } else if pseudo_terminal_is_readable(descriptor, 5) {
        readOnce()
      }
    }
    return true
  }

  private func readWhatIsThere() {
    while !isClosed, pseudo_terminal_is_readable(descriptor, 0) { readOnce() }
  }

  private func readOnce() {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, filled in
      count = pseudo_terminal_read(descriptor, buffer.baseAddress, buffer.count)
      filled = max(0, count)
    }
    isClosed = count < 0
    received += bytes
    screen.feed(decoder.text(adding: bytes))
    answer()
  }

  /// Answers the program's queries, such as the position of the cursor.
  private func answer() {
    let answer = Array(screen.takeAnswers().utf8)
    guard answersQuestions, !answer.isEmpty else { return }
    _ = answer.withUnsafeBytes { pseudo_terminal_write(descriptor, $0.baseAddress, $0.count) }
  }
}
