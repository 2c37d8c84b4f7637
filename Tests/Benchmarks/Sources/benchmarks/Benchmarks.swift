import Foundation
import Instrumentation
import Tracing

/// Measures what a message costs, and prints a table in Markdown.
@MainActor @main struct Benchmarks {
  static func main() async throws {
    InstrumentationSystem.bootstrap(NoOpTracer())
    let options = try Options(CommandLine.arguments.dropFirst())
    if let only = options.only {
      await Case.all.first { $0.name == only }?.sendAndExit(options.messages)
    }
    var measurements: [Measurement] = []
    for one in Case.all {
      var measurement = await one.measured(messages: options.messages, rounds: options.rounds)
      if options.countsInstructions {
        measurement.instructions = try Callgrind().instructions(
          of: one,
          messages: max(1, options.messages / 5)
        )
      }
      measurements.append(measurement)
    }
    print(Table(measurements).text)
  }
}
