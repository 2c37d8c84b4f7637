import Foundation
import Instrumentation
import Tracing

/// Measures what a message costs, and prints a table in Markdown.
@MainActor @main struct Benchmarks {
  static func main() async {
    InstrumentationSystem.bootstrap(NoOpTracer())
    do {
      try await run(Options(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ options: Options) async throws {
    if let only = options.only { try await Case(named: only).sendAndExit(options.messages) }
    var measurements: [Measurement] = []
    for one in Case.all {
      var measurement = try await one.measured(messages: options.messages, rounds: options.rounds)
      if options.countsInstructions {
        let messages = max(1, options.messages / 5)
        measurement.instructions = try Callgrind().instructions(of: one, messages: messages)
      }
      measurements.append(measurement)
    }
    print(Table(measurements).text)
  }
}
