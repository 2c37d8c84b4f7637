import SampleModules
import SequenceDiagrams
import Stage
import Testing
import Traces

@testable import Lab

/// What the program tells people to type, typed.
@Suite struct HintTests {
  @Test(arguments: FaultTrial.all, ["", "open", "open; wait", "open; close"])
  func `a fault strikes with what it says`(trial: FaultTrial, before: String) async throws {
    let session = Session(
      modules: Samples.modules,
      settings: Settings(width: 1000),
      rehearsals: .ofSamples
    )
    _ = await session.answer("load \(trial.module) \(trial.architecture)")
    if !before.isEmpty { _ = await session.answer(before) }
    let answer = await session.answer("inject \(trial.fault)")
    let place = try #require(session.loaded?.run.faults.last)
    guard let hint = answer.text.plain.wayToStrike else { return }
    #expect(try !place.fault.hasEffect(#require(session.loaded), session.rehearsals))
    let typed = await session.answer(hint)
    #expect(
      try place.fault.hasEffect(#require(session.loaded), session.rehearsals),
      "\(hint)\n\(typed.text.plain)"
    )
    #expect(hint.hasPrefix("play ") || typed.status == .done, "\(hint)\n\(typed.text.plain)")
  }

  @Test(arguments: Samples.modules.map(\.name), ["open", "open; close", "open; wait; close"])
  func `waits when it says that something is due`(module: String, actions: String) async {
    for variant in Samples.modules.first(where: { $0.name == module })?.variants ?? [] {
      let session = Session(modules: Samples.modules, rehearsals: .ofSamples)
      let text = await session.answer("load \(module) \(variant.architecture.name); \(actions)")
        .text
      let isDue = text.plain.hasSuffix("  wait\n")
      let waited = await session.answer("wait")
      #expect((waited.status == .done) == isDue, "\(module) \(variant.title): \(text.plain)")
    }
  }
}

extension String {
  /// The commands behind "names it after".
  fileprivate var wayToStrike: String? {
    guard let start = firstRange(of: "names it after  ")?.upperBound else { return nil }
    return String(self[start...].prefix { $0 != "\n" })
  }
}
