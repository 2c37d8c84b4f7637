import Foundation
import SeededRandom
import TerminalText
import Testing

@testable import Lab
@testable import LabKit

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

extension FuzzedReader {
  /// Scripts; their lines are also typed at the prompt.
  static let scripts = FuzzedReader(
    kind: "scripts",
    inputs: Fuzzing("scripts"),
    count: 100
  ) { bytes, random in
    let text = String(decoding: bytes, as: UTF8.self)
    let session = SandboxedProgram.sessionFactory.sealedSession()
    for line in text.split(separator: "\n").prefix(20).map(String.init) {
      _ = try? InputLine(line)
      guard Int.random(in: 0..<10, using: &random) == 0 else { continue }
      if session.coloured(line).plain != line {
        return "the colours change \(line.debugDescription)"
      }
      _ = (session.completions(of: line), session.hint(for: line), session.usageHint(for: line))
    }
    guard Fuzzing.isChosen(1, of: 50, &random) else { return nil }
    let program = SandboxedProgram(files: ["s.viper": bytes])
    return await program.problem(with: ["run", "s.viper", "--keep-going"])
  }

  /// Command lines, one word per line.
  static let commandLines = FuzzedReader(
    kind: "command-lines",
    inputs: Fuzzing("command-lines"),
    count: 100
  ) { bytes, _ in
    let text = String(decoding: bytes, as: UTF8.self)
    let words = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard !words.contains("compare"), words.last != "check", words.first != "--" else { return nil }
    let files = [
      "t.trace": "User -> View  open\n  View -> Presenter  load()\n",
      "t.md": "# T\n\n```console\nviper> load about\nviper> open\n```\n",
      "s.viper": "load about\nopen\n",
    ]
    let program = SandboxedProgram(files: files.mapValues { Array($0.utf8) })
    return await program.problem(with: words)
  }
}
