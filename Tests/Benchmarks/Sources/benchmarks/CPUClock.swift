import Foundation

enum CPUClock {
  /// The CPU time of the calling thread.
  case thread
  /// The CPU time of all threads of the process.
  case process

  /// The CPU time so far, in nanoseconds.
  var now: Int {
    var time = timespec()
    clock_gettime(self == .thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
