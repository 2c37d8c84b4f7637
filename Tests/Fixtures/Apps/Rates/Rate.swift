/// What one unit of a currency is worth.
struct Rate: Sendable, Equatable {
  let code: String
  let value: Double
}

/// What can go wrong on the way to a rate.
enum RatesError: Error, Equatable {
  case offline
  case unknown(String)
}
