import CollaborationRules
import Foundation
import SampleModules
import SequenceDiagrams
import Stage
import TerminalText
import TestSupport
import Testing
import TraceRecording
import Traces

@testable import Lab

@Suite struct FaultTests {
  @Test func `every fault has a rule of its name, and can be injected into some sample`() {
    let names = Set(Fault.all.map(\.name))
    #expect(names.isSubset(of: Rule.all.map(\.name)))
    #expect(Set(FaultTrial.all.map(\.fault)) == names)
  }

  @Test func `offers exactly the faults that can be injected, and no point twice`() throws {
    let isWriting = ProcessInfo.processInfo.environment["VIPERLAB_UPDATE_GOLDENS"] != nil
    let all = Samples.modules.flatMap { module in module.variants.map { (module, $0) } }
    #expect(all.count == FaultTrial.offers.count || isWriting)
    let lines = (isWriting ? all : Effort.cases(all)).map { module, variant in
      let offers = FaultChoice(run: Run(module, variant), baselines: .ofSamples).offers
      for offer in offers {
        let names = offer.points.map(\.name)
        #expect(Set(names).count == names.count, "\(variant.title) \(offer.fault.name)")
      }
      let names = offers.map(\.fault.name).joined(separator: " ")
      return "\(module.name) \(variant.architecture.name): \(names)"
    }
    if isWriting {
      let text = lines.sorted().map { $0 + "\n" }.joined()
      try text.write(to: FaultTrial.golden, atomically: true, encoding: .utf8)
    } else {
      for line in lines { #expect(FaultTrial.offers.contains(line)) }
    }
  }

  /// Returns the names of the findings by scenario, in `shown`, which shows the fault, and in the others, by default a quarter of
  /// them; each run ends with `close`.
  private func findings(_ run: Run, shownBy shown: String) -> [String: Set<String>] {
    let scenarios = run.module.scenarios
    let others = Effort.cases(scenarios.filter { $0.name != shown }, every: 4)
    return (scenarios.filter { $0.name == shown } + others).reduce(into: [:]) { found, scenario in
      let broken = run.played(scenario)
      guard broken.haveFaultsTakenEffect else { return }
      found[scenario.name] = Set(broken.findings.map(\.name))
    }
  }

  @Test(arguments: FaultTrial.tried)
  func `is revealed by its own finding, and by no other`(trial: FaultTrial) throws {
    let run = try trial.run()
    let fault = try #require(Fault.named(trial.fault))
    let points = FaultChoice(run: run, baselines: .ofSamples).points(of: trial.fault)
    try #require(!points.isEmpty)
    for point in Effort.cases(points) {
      let broken = run.injecting(InjectedFault(fault: fault, point: point))
      let found = findings(broken, shownBy: point.scenario)
      #expect(Set(found.values.joined()) == [trial.fault], "\(point.name): \(found)")
    }
  }

  @Test func `accepts a known fault that equals the secret one`() async {
    let session = await session("load products; open; inject ?")
    let secret = session.loaded?.run.faults.first?.title.replacing(" at ", with: " ") ?? ""
    #expect(await session.answer("inject \(secret)").status == .done)
  }

  @Test func `shows typed text without its control characters`() async {
    let session = Session()
    let typed = "load todos; open; press Add; type Title \u{1B}[31mred"
    for line in [typed, "inject nil-link presenter.router", "heal"] {
      #expect(await !session.last(line).unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
    }
  }
}

/// The texts about an injected fault: every hint works, every lost message has a name, every repair fits the running
/// code.
@Suite struct FaultWordsTests {
  private static let trials = FaultTrial.tried.filter { $0.fault != "recorder-retains" }

  private func session(_ trial: FaultTrial, at point: String) async -> Session {
    let session = Session(settings: Settings(width: 1000))
    _ = await session.answer("load \(trial.module) \(trial.architecture)")
    let text = await session.last("inject \(trial.fault) \"\(point)\"")
    for line in (text.revealingCommands ?? "open").split(separator: ";") {
      _ = await session.answer(String(line))
    }
    return session
  }

  @Test(arguments: trials)
  func `finds it where the hint says, with a repair that fits`(trial: FaultTrial) async throws {
    let choice = FaultChoice(run: try trial.run(), baselines: .ofSamples)
    for point in choice.points(of: trial.fault).map(\.name) {
      let session = await session(trial, at: point)
      let findings = await session.last("findings")
      #expect(findings.contains("\n\(trial.fault) "), "\(trial) \(point)")
      #expect(!findings.contains(" ."), "\(trial) \(point)")
      for lost in session.trace.rows where lost.kind == .lost {
        // Matches a sentence without a message; a value may begin with a dot.
        #expect(!lost.numberedSentence.contains(/: \.(\s|$)/), "\(trial) \(point)")
      }
      for repair in findings.split(separator: "\n").filter({ $0.contains("Repair: ") }) {
        try check(String(repair.drop { $0 == " " }), in: session)
      }
    }
  }

  /// Checks that every type and every line of code in a repair is in the running source.
  private func check(_ repair: String, in session: Session) throws {
    let run = try #require(session.loaded?.run)
    let source = run.sources.flatMap(\.lines).joined(separator: "\n")
    for type in repair.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).dropFirst()
    where type.first?.isUppercase == true && type.count > 12 {
      #expect(source.contains(type), "\(repair)")
    }
    if let line = repair.firstMatch(of: /Repair: (\w+\.\w+ = [^{]+) in [A-Z]\w+\.\w+\(\)/) {
      #expect(source.contains(line.1), "\(repair)")
    } else {
      #expect(repair.firstMatch(of: /Repair: \w+\.\w+ = \w+/) == nil, "guessed: \(repair)")
    }
  }
}

/// A lost message has the name, the file and the line of the message sent in the healthy run.
@Suite struct LostLineTests {
  /// The names of each scenario in each variant and edition.
  private static let all = Samples.modules.flatMap { module in
    (module.variants + module.editions).flatMap { variant in
      module.scenarios.map { [module.name, variant.title, $0.name] }
    }
  }

  private func run(_ names: [String]) throws -> Run {
    let module = try #require(Samples.modules.first { $0.name == names[0] })
    let all = module.variants + module.editions
    let variant = try #require(all.first { $0.title == names[1] })
    let scenario = try #require(module.scenario(names[2]))
    return Run(module, variant).playing(scenario).doing(scenario.steps.map(\.action))
  }

  private func trace(_ run: Run) -> Trace { LoadedModule(replaying: run).now.trace }

  @Test(arguments: Effort.cases(all, every: 97))
  func `are those of the source where a reference is nil`(names: [String]) throws {
    let run = try run(names)
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

  @Test(arguments: Effort.cases(all, every: 97))
  func `are those of the source where a message is dropped`(names: [String]) throws {
    let run = try run(names)
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
  func `name a line on which the message is sent`(names: [String]) throws {
    let run = try run(names)
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
