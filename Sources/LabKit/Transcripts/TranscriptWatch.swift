import LineEditing
import Platform

struct TranscriptWatch {
  private let console: Console
  private let program: String?

  init(_ console: Console) throws(Failure) {
    try console.requireWaiting()
    self.console = console
    program = console.terminal.programPath
  }

  /// The state of a file, compared to notice changes: modification time, size and inode.
  struct State: Equatable {
    private let seconds: Int
    private let nanoseconds: Int
    private let size: Int
    private let number: UInt64

    fileprivate init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      #if canImport(Darwin)
      let time = status.st_mtimespec
      #else
      let time = status.st_mtim
      #endif
      (seconds, nanoseconds, size) = (Int(time.tv_sec), Int(time.tv_nsec), Int(status.st_size))
      number = UInt64(status.st_ino)
    }
  }

  func state(of paths: [String]) -> [String: State] {
    (paths + [program].compactMap(\.self)).reduce(into: [:]) { $0[$1] = State($1) }
  }

  /// Waits until a transcript is new, gone or changed; if the program's file has changed, restarts the process with it.
  ///
  /// Files are looked at twice a second.
  func waitForChange(
    from before: [String: State],
    _ paths: () throws(Failure) -> [String]
  ) throws(Failure) {
    console.write(plain: "Waiting for a change, until Ctrl-C …\n")
    while true {
      // Polling twice a second costs nothing and works on every file system.
      usleep(500_000)
      let now = state(of: try paths())
      guard now != before else { continue }
      if let program, now[program] != before[program], now[program] != nil {
        console.terminal.restart(as: program)
      }
      return
    }
  }
}

extension Console {
  /// Throws in a sandbox, because a transcript cannot wait for a file to change.
  func requireWaiting() throws(Failure) {
    guard isReal else { throw Failure("A transcript waits for no change.") }
  }
}
