import CMemory

/// The cost of one message of a case.
struct Measurement {
  let name: String
  /// Nanoseconds in the fastest batch.
  var nanoseconds = Double.infinity
  /// The most bytes that stay allocated.
  var bytes = 0.0
  /// Instructions; nil where they were not counted.
  var instructions: Double?
}

extension BenchmarkCase {
  /// Sends batches and keeps the shortest time and the largest memory.
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
