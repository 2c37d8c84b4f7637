import LineEditing
import Platform

/// The transcripts that `test --watch` watches, and the program's own file.
struct WatchedFiles {
  private let console: Console
  private let program: String?

  init(_ console: Console) throws(Failure) {
    try console.requireWaiting()
    self.console = console
    program = console.terminal.programPath
  }

  /// Returns the modification time, size and inode of each file that exists, which are compared to notice changes.
  func state(of paths: [String]) -> [String: [Int]] {
    (paths + [program].compactMap(\.self)).reduce(into: [:]) { states, path in
      var status = stat()
      guard stat(path, &status) == 0 else { return }
      #if canImport(Darwin)
      let time = status.st_mtimespec
      #else
      let time = status.st_mtim
      #endif
      let number = Int(truncatingIfNeeded: status.st_ino)
      states[path] = [Int(time.tv_sec), Int(time.tv_nsec), Int(status.st_size), number]
    }
  }

  /// Waits until a transcript is new, gone or changed; if the program's file has changed, restarts the process with it.
  func waitForChange(
    from before: [String: [Int]],
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
