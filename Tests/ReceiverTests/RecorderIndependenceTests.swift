import Foundation
import TestSupport
import Testing
import TraceRecording
import Traces

/// Tests that recorders one after another, in turns and side by side record the same as each alone.
@Suite struct RecorderIndependenceTests {
  private static let seeds = 0..<UInt64(Effort.count(60))

  private static let alone = seeds.map { seed in
    onThread { KioskVisit(seed: seed).finished }
  }

  @Test func `one after another on one thread`() {
    let rows = onThread { Self.seeds.map { KioskVisit(seed: $0).finished } }
    #expect(rows == Self.alone)
  }

  /// Each thread has note rings for four recorders.
  @Test(arguments: Array(stride(from: 0, through: seeds.count - 4, by: 4)))
  func `four in turns on one thread`(_ first: Int) {
    let rows = onThread {
      let visits = (first..<first + 4).map { KioskVisit(seed: UInt64($0)) }
      for _ in 0..<KioskVisit.length { for visit in visits { visit.step() } }
      return visits.map(\.rows)
    }
    #expect(rows == Array(Self.alone[first..<first + 4]))
  }

  @Test func `one inside another`() {
    let rows = onThread {
      let (outer, inner) = (KioskVisit(seed: 0), KioskVisit(seed: 1))
      for _ in 0..<KioskVisit.length { outer.step { inner.step() } }
      return [outer.rows, inner.rows]
    }
    #expect(rows == Array(Self.alone.prefix(2)))
  }

  @Test func `side by side on threads`() {
    let rows = onThreads(Self.seeds.count) { KioskVisit(seed: Self.seeds[UInt64($0)]).finished }
    #expect(rows == Self.alone)
  }

  @Test func `differ from each other`() {
    #expect(Set(Self.alone).count > Self.alone.count / 2)
  }
}

/// Runs `body` on a new thread, and returns its result.
private func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
  onThreads(1) { _ in body() }[0]
}

/// Runs `body` on several new threads at once, and returns the results.
private func onThreads<Result: Sendable>(
  _ count: Int,
  _ body: @escaping @Sendable (Int) -> Result
) -> [Result] {
  let results = Locked<[Int: Result]>([:])
  let group = DispatchGroup()
  for index in 0..<count {
    group.enter()
    Thread.detachNewThread {
      let result = body(index)
      results.locked { $0[index] = result }
      group.leave()
    }
  }
  group.wait()
  return results.locked { $0.sorted { $0.key < $1.key }.map(\.value) }
}

/// A recorder of its own with a module that acts at random.
private final class KioskVisit {
  static let length = 12

  private let recorder = Recorder()
  private var random: SplitMix64
  private var view: KioskView?
  private let presenter: KioskPresenter
  private let interactor: KioskInteractor

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let isWatched = Bool.random(using: &random)
    self.random = random
    let module = recorder.recording { KioskModule() }
    (view, presenter, interactor) = (module.view, module.presenter, module.interactor)
    if !isWatched { presenter.others = [] }
  }

  private func setView() {
    presenter.view = view
    presenter.timer.view = view
  }

  var finished: [String] {
    for _ in 0..<KioskVisit.length { step() }
    return rows
  }

  /// Acts once, and runs `body` before the action ends.
  func step(_ body: () -> Void = {}) {
    recorder.recording {
      switch Int.random(in: 0..<9, using: &random) {
      case 0: presenter.tick()
      case 1: interactor.deliver()
      case 2: _ = presenter.isShown
      case 3: presenter.timer.fire()
      case 4: presenter.view = nil
      case 5: setView()
      default:
        presenter.way = KioskPresenter.Way.allCases.randomElement(using: &random) ?? .nested
        recorder.action("go", to: view) {
          body()
          view?.press()
        }
        return
      }
      body()
    }
  }

  /// The events, one line each.
  var rows: [String] {
    recorder.trace().events.map { event in
      let names = [event.sender, event.receiver].map { $0?.name ?? "nobody" }
      let number = event.number.map(String.init) ?? "-"
      let cause = event.cause.map(String.init) ?? "-"
      return "\(number) in \(cause): \(event.kind.rawValue) \(names) \(event.label) "
        + "\(event.isLate) \(event.loss.map { "\($0)" } ?? "")"
    }
  }
}
