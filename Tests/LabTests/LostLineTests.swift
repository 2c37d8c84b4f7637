import SampleModules
import SeededRandom
import Stage
import Testing
import TraceRecording
import Traces

@testable import Lab

/// A lost message has the name, the file and the line of the message sent in the healthy run.
@Suite struct LostLineTests {
  /// A scenario in a variant or in another edition, by their names.
  struct Played: Sendable, CustomTestStringConvertible {
    let moduleName, title, scenarioName: String

    var testDescription: String { "\(moduleName), \(title), \(scenarioName)" }

    func run() throws -> Run {
      let module = try #require(Samples.modules.first { $0.name == moduleName })
      let variant = try #require((module.variants + module.editions).first { $0.title == title })
      let scenario = try #require(module.scenario(scenarioName))
      return Run(module, variant).playing(scenario).doing(scenario.steps.map(\.action))
    }
  }

  static let all = Samples.modules.flatMap { module in
    (module.variants + module.editions).flatMap { variant in
      module.scenarios.map {
        Played(moduleName: module.name, title: variant.title, scenarioName: $0.name)
      }
    }
  }

  private func trace(_ run: Run) -> Trace { LoadedModule(replaying: run).now.trace }

  @Test(arguments: Effort.cases(all, every: 23))
  func `are those of the source where a reference is nil`(played: Played) throws {
    let run = try played.run()
    let healthy = trace(run)
    let fault = try #require(Fault.named("nil-link"))
    for point in FaultChoice(run: run, baselines: .ofSamples).points(of: "nil-link") {
      let broken = trace(run.injecting(InjectedFault(fault: fault, point: point)))
      guard let lost = broken.events.first(where: { $0.kind == .lost }), !lost.candidates.isEmpty,
        // The reference is nil from the start, so the first message sent is the first one lost.
        let sent = healthy.rows.first(where: { event in
          event.isMessage && event.sender?.name == lost.sender?.name
            && event.seam?.property == lost.seam?.property
        }), let name = sent.message?.baseName
      else { continue }
      let isNamed = lost.candidates.contains { Message($0).baseName == name }
      #expect(isNamed, "\(point.name): \(lost.candidates) for \(name)")
      guard lost.candidates.count == 1, let place = sent.location else { continue }
      #expect(lost.location == place, "\(point.name): \(name)")
    }
  }

  @Test(arguments: Effort.cases(all, every: 23))
  func `are those of the source where a message is dropped`(played: Played) throws {
    let run = try played.run()
    let healthy = trace(run)
    for event in healthy.rows {
      guard let number = event.number, let edit = Edit(.drop, row: number, of: healthy),
        let lost = trace(run.editing(edit))[row: number], lost.kind == .lost
      else { continue }
      #expect(lost.message?.name == event.message?.name)
      #expect(lost.location == event.location, "#\(number)")
    }
  }

  @Test(arguments: Effort.cases(all))
  func `name a line on which the message is sent`(played: Played) throws {
    let run = try played.run()
    for event in trace(run).rows {
      guard event.isMessage, let place = event.location, let name = event.message?.baseName else {
        continue
      }
      let file = try #require(run.sources.first { $0.name == place.file }, "\(place)")
      let line = file.lines[place.line - 1]
      // A function that sends the same message several times is located by its own line.
      let isSent = line.contains(name) || line.contains(event.seam?.property ?? name)
      let isFunction = line.contains(place.function.prefix { $0 != "(" && $0 != " " })
      #expect(isSent || isFunction, "\(place): \(line) sends \(name)")
    }
  }
}
