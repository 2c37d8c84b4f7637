import CollaborationRules
import Foundation
import SampleModules
import SeededRandom
import SequenceDiagrams
import Stage
import TerminalText
import Testing
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

  /// Returns the names of the findings by scenario; each run ends with `close`.
  private func findings(_ run: Run) -> [String: Set<String>] {
    run.module.scenarios.reduce(into: [:]) { found, scenario in
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
      let found = findings(run.injecting(InjectedFault(fault: fault, point: point)))
      #expect(Set(found.values.joined()) == [trial.fault], "\(point.name): \(found)")
    }
  }

  @Test func `accepts a known fault that equals the secret one`() async {
    let session = await session("load products; open; inject ?")
    let secret = session.loaded?.run.faults.first?.title.replacing(" at ", with: " ") ?? ""
    #expect(await session.answer("inject \(secret)").status == .done)
  }

  @Test func `names the injected faults, and removes the known ones on reload`() async {
    let session = await session("load todos; inject nil-link; inject ?; inject nil-link")
    let known = "nil-link at Presenter.interactor.\n"
    #expect(await session.last("faults").contains("\nIn: one that you have to find, \(known)"))
    let reloaded = await session.last("reload")
    #expect(reloaded.hasPrefix("Healed: \(known)"))
    #expect(reloaded.hasSuffix("The fault that you have to find is still in.\n"))
    #expect(await session.answer("heal").status == .done)
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

  /// Returns a session with an injected fault, after the commands in the fault's hint.
  private func session(_ trial: FaultTrial, at point: String) async -> Session {
    let session = Session(settings: Settings(width: 1000))
    _ = await session.answer("load \(trial.module) \(trial.architecture)")
    let text = await session.answer("inject \(trial.fault) \"\(point)\"").text.plain
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
      let findings = await session.answer("findings").text.plain
      #expect(findings.contains("\n\(trial.fault) "), "\(trial) \(point)")
      #expect(!findings.contains(" ."), "\(trial) \(point)")
      for lost in session.trace.rows where lost.kind == .lost {
        // Matches a sentence without a message; a value may begin with a dot.
        #expect(!NumberedSentence(lost).text.contains(/: \.(\s|$)/), "\(trial) \(point)")
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
