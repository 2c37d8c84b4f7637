import Foundation

/// One thing that is measured: a way to send messages.
struct Case: Sendable {
  let name: String
  var clock = CPUClock.thread
  /// Makes what a batch needs.
  let prepare: @Sendable () -> Batch
}

extension Case {
  /// All that is measured, in the order of the table.
  static var all: [Case] { direct + off + on + asynchronous + threaded + peers }

  /// Finds a case.
  init(named name: String) throws {
    guard let found = Case.all.first(where: { $0.name == name }) else {
      throw OptionError.unknown(name)
    }
    self = found
  }

  /// Sends one batch and leaves before any of it is freed.
  func sendAndExit(_ messages: Int) async {
    let batch = prepare()
    await batch.send(messages)
    withExtendedLifetime(batch) { exit(0) }
  }
}
