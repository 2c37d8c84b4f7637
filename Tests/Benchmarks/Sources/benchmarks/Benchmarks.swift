import Foundation
import Instrumentation
import Tracing

/// Measures the cost of a message and prints a Markdown table; options select other benchmarks.
@MainActor @main struct Benchmarks {
  static func main() async {
    InstrumentationSystem.bootstrap(NoOpTracer())
    do {
      try await run(Options(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(error is GrowthError ? 1 : 2)
    }
  }

  private static func run(_ options: Options) async throws {
    let viperlab = Viperlab(path: options.viperlab ?? "viperlab")
    let sessions = SessionBenchmarks(
      viperlab: viperlab,
      actions: options.messages ?? 10_000,
      rounds: options.rounds ?? 3
    )
    switch options.measured {
    case .messages: try await runCases(options)
    case .growth: try GrowthBenchmarks(viperlab: viperlab, rounds: options.rounds ?? 3).run()
    case .sessions: try sessions.run()
    case .transcripts: try sessions.runTranscripts()
    case .diagrams:
      try DiagramBenchmarks(
        viperlab: viperlab,
        messages: options.messages ?? 1_000_000,
        rounds: options.rounds ?? 5
      ).run()
    }
  }

  private static func runCases(_ options: Options) async throws {
    let messages = options.messages ?? 10_000
    if let only = options.only { try await BenchmarkCase(named: only).sendAndExit(messages) }
    var measurements: [Measurement] = []
    for one in BenchmarkCase.all {
      var measurement = try await one.measured(messages: messages, rounds: options.rounds ?? 9)
      if options.countsInstructions {
        let share = max(1, messages / 5)
        measurement.instructions = try Callgrind().instructions(of: one, messages: share)
      }
      measurements.append(measurement)
    }
    print(MeasurementTable(measurements: measurements).text)
  }
}

struct Options {
  /// What is measured; `transcripts` are those among the session benchmarks.
  enum Measured { case messages, diagrams, sessions, transcripts, growth }

  /// The messages of a batch, the most messages of a diagram, or the actions of a session.
  var messages: Int?
  var rounds: Int?
  var countsInstructions = false
  /// The name of the only case to run, with one batch; used under valgrind.
  var only: String?
  var measured = Measured.messages
  /// The path of `viperlab`; nil for the program in `PATH`.
  var viperlab: String?

  init(_ arguments: some Sequence<String>) throws {
    var words = arguments.makeIterator()
    while let word = words.next() {
      switch word {
      case "--instructions": countsInstructions = true
      case "--messages": messages = try Options.number(words.next(), of: word)
      case "--rounds": rounds = try Options.number(words.next(), of: word)
      case "--only": only = words.next()
      case "--diagrams": measured = .diagrams
      case "--session": measured = .sessions
      case "--transcripts": measured = .transcripts
      case "--growth": measured = .growth
      case "--viperlab": viperlab = words.next()
      default: throw OptionError.unknown(word)
      }
    }
  }

  private static func number(_ text: String?, of option: String) throws -> Int {
    guard let number = text.flatMap({ Int($0) }), number > 0 else {
      throw OptionError.notANumber(option)
    }
    return number
  }
}

enum OptionError: Error, CustomStringConvertible {
  case unknown(String)
  case notANumber(String)

  var description: String {
    switch self {
    case .unknown(let word):
      "There is no \(word): use --session, --transcripts, --diagrams, --growth, --instructions, --messages N, --rounds N."
    case .notANumber(let option): "\(option) needs a number above 0."
    }
  }
}
