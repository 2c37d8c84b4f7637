import Foundation

/// What a case takes at each number of messages.
struct DiagramCosts {
  let name: String
  /// From few messages to many.
  private(set) var points: [(messages: Int, cost: ProcessCost)] = []

  /// Measures a case.
  init(of one: DiagramCase, sizes: [Int], in folder: DiagramFolder, rounds: Int) throws {
    name = one.name
    for messages in sizes where messages <= one.limit {
      points.append((messages, try one.cost(messages: messages, in: folder, rounds: rounds)))
    }
  }

  /// What that many messages take.
  subscript(messages: Int) -> ProcessCost? { points.first { $0.messages == messages }?.cost }

  /// Microseconds that a message takes where there are most of them.
  var microseconds: Double? {
    points.last.map { $0.cost.seconds / Double($0.messages) * 1_000_000 }
  }
}

// MARK: - Growth

extension DiagramCosts {
  /// How much more a message takes where there are most than where there are so many.
  func timeRatio(to messages: Int) -> Double? {
    guard let (few, many) = ends, few.messages == messages else { return nil }
    return many.cost.seconds / Double(many.messages) / (few.cost.seconds / Double(few.messages))
  }

  /// How much more memory the most messages take than so many.
  func memoryRatio(to messages: Int) -> Double? {
    guard let (few, many) = ends, few.messages == messages else { return nil }
    return many.cost.megabytes / few.cost.megabytes
  }

  /// The power of the messages with which the time grows at last, without that of the start.
  var exponent: Double? {
    guard points.count > 2, let (few, many) = ends, let start = points.first?.cost.seconds,
      few.cost.seconds > start, many.cost.seconds > start
    else { return nil }
    let growth = log((many.cost.seconds - start) / (few.cost.seconds - start))
    return growth / log(Double(many.messages) / Double(few.messages))
  }

  private typealias Point = (messages: Int, cost: ProcessCost)

  private var ends: (Point, Point)? {
    guard points.count > 1 else { return nil }
    return (points[points.count - 2], points[points.count - 1])
  }
}
