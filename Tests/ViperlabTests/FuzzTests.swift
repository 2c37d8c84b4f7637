import Foundation
import SeededRandom
import Testing

/// Files and command lines with damages: each is read or refused, within seconds, with a documented status, and nothing
/// in them reaches the terminal raw.
///
/// `Tests/Fuzz/run SECONDS KIND…` tries as many as there is time for.
@Suite struct FuzzTests {
  static let readers: [FuzzedReader] = {
    let wanted = ProcessInfo.processInfo.environment["VIPERLAB_FUZZ_KIND"]
    return FuzzedReader.all.filter { wanted == nil || $0.kind == wanted }
  }()

  @Test(arguments: readers) func `damaged input is read or refused`(reader: FuzzedReader) async {
    let failures = await reader.inputs.failures(count: reader.count, reader.problem)
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }
}

/// What is tried with the inputs of one kind.
struct FuzzedReader: Sendable, CustomTestStringConvertible {
  let kind: String
  let inputs: Fuzzing
  /// How many inputs each run of the tests tries.
  let count: Int
  /// What is wrong with how an input is read; nil where nothing is.
  let problem: @Sendable ([UInt8], inout SplitMix64) async -> String?

  var testDescription: String { kind }

  static let all = [traces, transcripts, lessons, progress, history, scripts, commandLines]
}
