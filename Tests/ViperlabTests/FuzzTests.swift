import Foundation
import TerminalText
import TestSupport
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
    let failures = await reader.inputs.failures(
      count: Effort.count(5 * reader.count),
      reader.problem
    )
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }
}

/// A reader of one kind of input, tried with damaged inputs.
struct FuzzedReader: Sendable, CustomTestStringConvertible {
  let kind: String
  let inputs: Fuzzing
  let count: Int
  /// Returns the problem with the way in which an input is read; nil if there is none.
  let problem: @Sendable ([UInt8], inout SplitMix64) async -> String?

  init(
    _ kind: String,
    besides folders: [String] = [],
    ending endings: [String] = [""],
    count: Int,
    _ problem: @escaping @Sendable ([UInt8], inout SplitMix64) async -> String?
  ) {
    self.kind = kind
    inputs = Fuzzing(kind, besides: folders, ending: endings)
    (self.count, self.problem) = (count, problem)
  }

  var testDescription: String { kind }

  static let all = [traces, transcripts, lessons, progress, history, scripts, commandLines]
}

extension FuzzedReader {
  static let scripts = FuzzedReader("scripts", count: 100) { bytes, random in
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

  static let commandLines = FuzzedReader("command-lines", count: 100) { bytes, _ in
    let text = String(decoding: bytes, as: UTF8.self)
    let words = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard !words.contains("compare"), words.last != "check", words.first != "--" else { return nil }
    let program = SandboxedProgram([
      "t.trace": "User -> View  open\n  View -> Presenter  load()\n",
      "t.md": "# T\n\n```console\nviper> load about\nviper> open\n```\n",
      "s.viper": "load about\nopen\n",
    ])
    return await program.problem(with: words)
  }
}

/// Numbers at the limits of every integer type, wherever an option or a name takes a number: no crash, one message.
@Suite struct NumericOptionTests {
  private static let forms = [
    "diagram t.trace --depth @", "diagram t.trace --width @", "diagram t.trace --rows @",
    "diagram t.trace --rows 1..@", "diagram t.trace --rows @..", "diff t.trace u.trace --context @",
    "--width @ -c help", "lessons start first-message --seed @", "transcripts test t.md --jobs @",
    "transcripts test t.md --shuffle @", "transcripts test t.md --repeat @",
    "transcripts test t.md --timeout @", "transcripts test t.md --timeout @ms", "--today @ -c help",
    "transcripts accept t.md:@", "transcripts diff t.md:@", "findings t.trace --width @",
  ]

  private let program = SandboxedProgram([
    "t.trace": "User -> View  open\n  View -> Presenter  load()\n",
    "u.trace": "User -> View  open\n  View -> Presenter  save()\n",
    "t.md": "# T\n\n```console\nviper> help open\n```\n",
  ])

  @Test(arguments: forms) func `are taken or refused`(form: String) async {
    for number in Effort.cases(Mutator.numbers, every: 17) where !number.isEmpty {
      let forms = [form] + (Effort.isFull ? [form.replacing(" @", with: "=@")] : [])
      for form in forms {
        let words = form.split(separator: " ").map { String($0.replacing("@", with: number)) }
        #expect(await program.problem(with: words) == nil)
      }
    }
  }

  @Test(arguments: ["seed=@", "timeout=@", "timeout=@ms"])
  func `in the options of a page are taken or refused`(option: String) async {
    for number in Effort.cases(Mutator.numbers) {
      let option = "<!-- viper: \(option.replacing("@", with: number)) -->\n"
      let program = SandboxedProgram(["t.md": option + "```console\nviper> help open\n```\n"])
      #expect(await program.problem(with: ["transcripts", "test", "t.md"]) == nil)
    }
  }

  /// A trace in either notation; each of its numbers is replaced in turn.
  @Test(arguments: [
    """
    {"viperlab":@}
    {"kind":"call","number":@,"order":@,"cause":@,"time":@,"late":@,"from":"View:@","to":"Presenter",\
    "message":{"name":"a(@)"},"place":{"file":"a","line":@,"function":"f"}}
    {"kind":"created","number":2,"from":"View","objects":[{"role":"Router","ordinal":@}]}
    """,
    "= @ms\nView -> Presenter:@  load(@)\n  Presenter -> View  show() ^@\n= @ms\nView -x Router go() [nil]\n",
  ]) func `in a field of a trace are read or refused with the line`(trace: String) async {
    let pieces = trace.split(separator: "@", omittingEmptySubsequences: false)
    let fields = 0..<pieces.count - 1
    let cases = Mutator.numbers.flatMap { number in fields.map { (number, $0) } }
    for (number, field) in Effort.cases(cases, every: 29) {
      var text = ""
      for (index, piece) in pieces.enumerated() {
        text += String(piece) + (index == field ? number : index < pieces.count - 1 ? "1" : "")
      }
      let program = SandboxedProgram(["t.trace": text])
      for words in [
        ["diagram", "t.trace"], ["report", "t.trace"], ["findings", "t.trace"],
        ["-c", "load trace t.trace; goto end; why; trace; diagram wide; findings"],
      ] {
        #expect(await program.problem(with: words) == nil, "\(text)")
      }
    }
  }
}
