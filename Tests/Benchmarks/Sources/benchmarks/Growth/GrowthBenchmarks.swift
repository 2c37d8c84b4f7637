import Foundation

/// Measures the exponent with which each case's cost grows with its input.
struct GrowthBenchmarks {
  private let viperlab: Viperlab
  private let rounds: Int
  /// The largest exponent allowed: above that of *n* log *n* at these sizes, below that of *n*², which is 2.
  private static let limit = 1.2

  init(_ viperlab: Viperlab, rounds: Int) {
    self.viperlab = viperlab
    self.rounds = rounds
  }

  /// Prints the table.
  ///
  /// - Throws: ``GrowthError`` where an exponent exceeds the limit.
  func run() throws {
    let folder = try SessionFolder()
    defer { folder.remove() }
    let start = try ProcessCost(of: [viperlab.path, "--version"], input: nil, rounds: rounds)
    print("| case | n | CPU of n | CPU of 4n | power |\n|---|--:|--:|--:|--:|")
    var failed: [String] = []
    for one in GrowthCase.all {
      let few = try seconds(of: one, one.size, in: folder) - start.seconds
      let many = try seconds(of: one, 4 * one.size, in: folder) - start.seconds
      let power = log(many / max(few, 0.001)) / log(4)
      print(
        "| \(one.name) | \(one.size) | \(rounded(few, 3)) s | \(rounded(many, 3)) s "
          + "| \(rounded(power, 2)) |"
      )
      if power > GrowthBenchmarks.limit { failed.append(one.name) }
    }
    guard failed.isEmpty else { throw GrowthError(names: failed, limit: GrowthBenchmarks.limit) }
  }

  private func seconds(of one: GrowthCase, _ size: Int, in folder: SessionFolder) throws -> Double {
    let file = folder.url.appendingPathComponent("\(size)-\(one.file)")
    try one.input(size).write(to: file, atomically: true, encoding: .utf8)
    let files = Array(repeating: file.path, count: one.takesFileTwice ? 2 : 1)
    let words = [viperlab.path] + one.words + files
    return try ProcessCost(of: words, input: nil, rounds: rounds, status: one.status).seconds
  }
}

struct GrowthError: Error, CustomStringConvertible {
  let names: [String]
  let limit: Double

  var description: String {
    "Grows with a power above \(limit): \(names.joined(separator: "; "))."
  }
}
