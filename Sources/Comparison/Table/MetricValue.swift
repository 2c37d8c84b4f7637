/// What a measure gave for one variant.
package enum MetricValue: Hashable, Sendable {
  /// A count.
  case number(Int)
  /// Some of a number.
  case part(Int, of: Int)
  /// The sizes of groups, in the order in which the groups were found; empty where there is no group.
  case sizes([Int])
  /// Counts that differ from one action or scenario to the next: the lowest and the highest.
  case range(ClosedRange<Int>)
  /// How a role hangs together with the rest of its variant.
  case coupling(Coupling)
  /// Nothing to measure, such as a role that the architecture does not have.
  case none
  /// It could be measured, and was not.
  case notMeasured
  /// The variant has no numbers: it is not what it is compared as.
  case refused

  /// The lowest and the highest count; none where nothing was counted.
  var bounds: [Int] {
    switch self {
    case .number(let number), .part(let number, of: _): [number]
    case .range(let range): [range.lowerBound, range.upperBound]
    case .sizes(let sizes): sizes.isEmpty ? [0] : sizes
    case .coupling, .none, .notMeasured, .refused: []
    }
  }

  /// One count, or the lowest and highest of several.
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

/// How many types of its variant a role's types name, and how many name them.
package struct Coupling: Hashable, Sendable {
  /// The types that are named, Ce.
  package let outgoing: Int
  /// The types that name one of them, Ca.
  package let incoming: Int

  /// Ce / (Ce + Ca) in hundredths, rounded; nil where both are 0.
  package var instability: Int? {
    let sum = outgoing + incoming
    return sum == 0 ? nil : (outgoing * 200 + sum) / (sum * 2)
  }
}

extension Coupling {
  /// I with two digits: `0.75`; `-` where there is none.
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
