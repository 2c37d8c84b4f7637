import Foundation

/// A clock that runs only while there is work.
enum CPUClock {
  /// Counts the work of the calling thread.
  case thread
  /// Counts the work of all threads.
  case process

  /// The work so far, in nanoseconds.
  var now: Int {
    var time = timespec()
    clock_gettime(self == .thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
