/// The value of a measure for one variant.
package enum MetricValue: Hashable, Sendable {
  /// A count.
  case number(Int)
  /// A count out of a total.
  case part(Int, of: Int)
  /// The sizes of groups, in the order in which the groups were found; empty where there is no group.
  case sizes([Int])
  /// Counts that differ between actions or scenarios: the lowest and the highest.
  case range(ClosedRange<Int>)
  /// The coupling of a role.
  case coupling(Coupling)
  /// Nothing to measure, such as a role that the architecture does not have.
  case none
  /// The measurement is possible, but was not made.
  case notMeasured
  /// The variant is excluded from the comparison.
  case refused

  /// The counts of the value, with at least its lowest and highest; empty if it has none.
  var bounds: [Int] {
    switch self {
    case .number(let number), .part(let number, of: _): [number]
    case .range(let range): [range.lowerBound, range.upperBound]
    case .sizes(let sizes): sizes.isEmpty ? [0] : sizes
    case .coupling, .none, .notMeasured, .refused: []
    }
  }

  /// Makes a number, or the range of several counts; `.none` for no count.
  init(of counts: [Int]) {
    guard let low = counts.min(), let high = counts.max() else {
      self = .none
      return
    }
    self = low == high ? .number(low) : .range(low...high)
  }
}

// MARK: - CustomStringConvertible

extension MetricValue: CustomStringConvertible {
  /// The value as the table shows it: `5`, `9/11`, `0..4`, `2+4`, `3/1 0.75`, `-`.
  package var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .part(let part, let whole): "\(part)/\(whole)"
    case .range(let range): "\(range.lowerBound)..\(range.upperBound)"
    case .sizes(let sizes): sizes.isEmpty ? "0" : sizes.map(String.init).joined(separator: "+")
    case .coupling(let coupling): coupling.description
    case .none, .refused: "-"
    case .notMeasured: "not measured"
    }
  }
}

/// The coupling of a role: how many types its types name, and how many types name them.
package struct Coupling: Hashable, Sendable {
  /// The number of types that the role's types name (Ce).
  package let outgoing: Int
  /// The number of types that name a type of the role (Ca).
  package let incoming: Int

  /// The instability Ce / (Ce + Ca) in hundredths, rounded; nil if both are 0.
  package var instability: Int? {
    let sum = outgoing + incoming
    return sum == 0 ? nil : (outgoing * 200 + sum) / (sum * 2)
  }
}

extension Coupling {
  /// The instability with two decimal digits: `0.75`; `-` if there is none.
  var instabilityText: String {
    guard let instability else { return "-" }
    let rest = instability % 100
    return "\(instability / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

// MARK: - CustomStringConvertible

extension Coupling: CustomStringConvertible {
  /// Ce, Ca and I: `3/1 0.75`.
  package var description: String {
    "\(outgoing)/\(incoming) \(instabilityText)"
  }
}
