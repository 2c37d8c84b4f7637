import SampleModules
import SequenceDiagrams
import Stage
import TerminalText
import TestSupport
import Testing
import TraceRecording
import Traces

@testable import Lab

/// The trace, the moments and the parts that a recording keeps equal those computed anew, whatever was done.
@Suite struct RecordingTests {
  /// Actions of all kinds; some are always possible, the others sometimes.
  private static let actions: [Action] = [
    .open, .tap(row: 1), .tap(row: 2), .back, .back, .refresh, .wait(milliseconds: nil),
    .wait(milliseconds: 100), .press("Edit"), .press("Done"), .type("Milk", into: "Title"),
    .confirm, .cancel, .delete(row: 1), .press("Retry"), .close,
  ]

  /// Returns a module after 300 random actions, with injected faults, edited messages and heals in between.
  private func run(_ variant: Variant, of module: Module, seed: UInt64) -> LoadedModule {
    var random = SplitMix64(seed: seed)
    let choice = FaultChoice(run: Run(module, variant), baselines: .ofSamples)
    var loaded = LoadedModule(replaying: Run(module, variant))
    for _ in 0..<300 {
      switch Int.random(in: 0..<60, using: &random) {
      case 0:
        guard
          let name = ["nil-link", "strong-view", "no-reply", "late-reply"].randomElement(
            using: &random
          ),
          let point = choice.points(of: name).randomElement(using: &random),
          let fault = Fault.named(name)
        else { continue }
        let placed = InjectedFault(fault: fault, point: point)
        loaded = LoadedModule(replaying: loaded.run.injecting(placed))
      case 1:
        let row = Int.random(in: 0...max(1, loaded.now.lastNumber), using: &random)
        guard let edit = Edit(.drop, row: row, of: loaded.now.trace) else { continue }
        loaded = LoadedModule(replaying: loaded.run.editing(edit))
      case 2: loaded = LoadedModule(replaying: loaded.run.healed)
      default:
        guard let action = Self.actions.randomElement(using: &random) else { continue }
        if action == .close, Int.random(in: 0..<20, using: &random) > 0 { continue }
        try? loaded.perform(action)
      }
    }
    return loaded
  }

  private func everyVariant(_ body: (Module, Variant) throws -> Void) rethrows {
    let all = Samples.modules.flatMap { module in module.variants.map { (module, $0) } }
    for (module, variant) in Effort.cases(all) { try body(module, variant) }
  }

  @Test func `a rewound module equals a replay of the first actions`() {
    everyVariant { module, variant in
      let loaded = run(variant, of: module, seed: 11)
      for count in [0, 1, loaded.done.count / 2, loaded.done.count - 1] where count >= 0 {
        let fresh = LoadedModule(replaying: loaded.run.keeping(first: count))
        let rewound = loaded.keeping(first: count)
        #expect(rewound.now.trace == fresh.now.trace, "\(variant.title), \(count)")
        #expect(rewound.done == fresh.done)
        #expect(rewound.isClosed == fresh.isClosed)
        #expect(rewound.keeping(first: count / 2).now.lastNumber <= fresh.now.lastNumber)
        _ = rewound.pending
        #expect(rewound.hasObjects)
        #expect(rewound.now.trace == fresh.now.trace, "made, \(variant.title), \(count)")
      }
    }
  }

  @Test
  func `creates no objects for undo, redo and the return to a replaced module`() async throws {
    let session = Session()
    _ = await session.answer("load products; open; tap 1")
    let all = try #require(session.loaded)
    _ = await session.answer("undo")
    #expect(session.loaded?.hasObjects == false)
    #expect(await session.last("trace").hasPrefix("User -> View"))
    #expect(session.loaded?.hasObjects == false)
    _ = await session.answer("redo")
    #expect(session.loaded === all)
    _ = await session.answer("inject nil-link; heal")
    #expect(session.loaded === all)
    for line in ["reload", "open", "tap 1", "undo", "undo", "open", "tap 1"] {
      _ = await session.answer(line)
    }
    #expect(session.loaded?.done == [.open, .tap(row: 1)])
  }

  @Test func `the trace equals that of a replay of the same run`() throws {
    try everyVariant { module, variant in
      let loaded = run(variant, of: module, seed: 1)
      let again = LoadedModule(replaying: loaded.run.doing(loaded.done))
      try #require(again.skippedActions == nil)
      #expect(loaded.now.trace == again.now.trace, "\(module.title) in \(variant.title)")
      #expect(loaded.now.trace.lastNumber == loaded.now.lastNumber)
    }
  }

  @Test func `a moment in the past equals the end of a shorter run`() throws {
    everyVariant { module, variant in
      let loaded = run(variant, of: module, seed: 2)
      var random = SplitMix64(seed: 3)
      for _ in 0..<5 where loaded.now.lastNumber > 0 {
        let row = Int.random(in: 1...loaded.now.lastNumber, using: &random)
        let done = loaded.now.actions.count { $0 <= row }
        let fresh = LoadedModule(replaying: loaded.run.doing(Array(loaded.done.prefix(done))))
        let isEnd = fresh.now.lastNumber == row
        let before = isEnd ? fresh.now : fresh.now.before(row: row + 1)
        let moment = loaded.now.before(row: row + 1)
        let title = Comment(rawValue: "\(module.title) in \(variant.title), #\(row)")
        #expect(moment.trace == before.trace, title)
        #expect(moment.screen == before.screen, title)
        #expect(moment.living == before.living, title)
        #expect(moment.graph == before.graph, title)
        #expect(moment.isClosed == before.isClosed, title)
        #expect(moment[row: row] == before.trace[row: row], title)
      }
    }
  }

  @Test func `a part is drawn like the same rows of the whole trace`() throws {
    everyVariant { module, variant in
      let loaded = run(variant, of: module, seed: 4)
      let whole = loaded.now.trace
      for row in loaded.now.actions.suffix(Effort.count(40)) {
        let rows = row...min(row + 30, whole.lastNumber)
        let part = loaded.now.part(fromRow: row)
        let drawings = [part, whole].map { Diagram($0, rows: rows).drawn().plain }
        #expect(drawings[0] == drawings[1], "\(module.title) in \(variant.title), #\(row)")
      }
    }
  }

  @Test func `lists the live participants at any moment`() throws {
    everyVariant { module, variant in
      let loaded = run(variant, of: module, seed: 5)
      let trace = loaded.now.trace
      for row in stride(from: 1, through: trace.lastNumber, by: 7) {
        let before = trace.before(row: row).events
        let gone = Set(before.filter { $0.kind == .gone }.flatMap(\.objects))
        let created = before.filter { $0.kind == .created }.flatMap(\.objects)
        #expect(Set(loaded.now.before(row: row).living) == Set(created).subtracting(gone))
      }
    }
  }
}
