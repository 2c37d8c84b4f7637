import Foundation
import SeededRandom
import Testing

/// Damaged files and command lines: each is read or refused within seconds, with a documented status, and no control
/// character in them reaches the terminal.
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

/// A reader of one kind of input, tried with damaged inputs.
struct FuzzedReader: Sendable, CustomTestStringConvertible {
  let kind: String
  let inputs: Fuzzing
  /// The number of inputs in each run of the tests.
  let count: Int
  /// Returns the problem with the way in which an input is read; nil if there is none.
  let problem: @Sendable ([UInt8], inout SplitMix64) async -> String?

  var testDescription: String { kind }

  static let all = [traces, transcripts, lessons, progress, history, scripts, commandLines]
}
