import Foundation
import Instrumentation
import Tracing

/// Measures the cost of a message and prints a Markdown table; options select other benchmarks.
@MainActor @main struct Benchmarks {
  static func main() async {
    InstrumentationSystem.bootstrap(NoOpTracer())
    do {
      try await run(Options(CommandLine.arguments.dropFirst()))
    } catch let error as GrowthError {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ options: Options) async throws {
    let viperlab = Viperlab(path: options.viperlab ?? "viperlab")
    if options.measuresGrowth {
      return try GrowthBenchmarks(viperlab, rounds: options.rounds ?? 3).run()
    }
    if options.measuresSessions || options.measuresTranscripts {
      let benchmarks = SessionBenchmarks(
        viperlab,
        actions: options.messages ?? 10_000,
        rounds: options.rounds ?? 3
      )
      return try options.measuresSessions ? benchmarks.run() : benchmarks.runTranscripts()
    }
    guard options.measuresDiagrams else { return try await runCases(options) }
    try DiagramBenchmarks(
      viperlab,
      messages: options.messages ?? 1_000_000,
      rounds: options.rounds ?? 5
    ).run()
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
    print(MeasurementTable(measurements).text)
  }
}
