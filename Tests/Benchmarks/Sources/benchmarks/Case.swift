import Foundation

/// One thing that is measured: a way to send messages.
struct Case: Sendable {
  let name: String
  var clock = CPUClock.thread
  /// Makes what a batch needs, and gives what sends that many messages.
  let prepare: @Sendable () -> (Int) async -> Void
}

extension Case {
  /// All that is measured, in the order of the table.
  static var all: [Case] { direct + off + on + asynchronous + threaded + peers }

  /// Sends one batch and leaves before any of it is freed.
  func sendAndExit(_ messages: Int) async {
    let send = prepare()
    await send(messages)
    withExtendedLifetime(send) { exit(0) }
  }
}
