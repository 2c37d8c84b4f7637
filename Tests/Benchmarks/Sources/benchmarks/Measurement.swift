import CMemory

/// What one message of a case costs.
struct Measurement {
  let name: String
  /// Nanoseconds of work in the best batch.
  var nanoseconds = Double.infinity
  /// Bytes that stay allocated, at most.
  var bytes = 0.0
  /// Instructions, where they are counted.
  var instructions: Double?
}

extension Case {
  /// Sends batches and keeps the best.
  func measured(messages: Int, rounds: Int) async throws -> Measurement {
    var best = Measurement(name: name)
    for round in 1...rounds {
      let batch = prepare()
      let bytes = allocated_bytes()
      let start = clock.now
      await batch.send(messages)
      let time = clock.now - start
      let grown = Int(allocated_bytes()) - Int(bytes)
      if round == rounds { try batch.check(messages) }
      withExtendedLifetime(batch) {}
      best.nanoseconds = min(best.nanoseconds, Double(time) / Double(messages))
      best.bytes = max(best.bytes, Double(grown) / Double(messages))
    }
    return best
  }
}
