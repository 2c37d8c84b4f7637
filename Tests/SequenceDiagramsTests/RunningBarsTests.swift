import TestSupport
import Testing
import Traces

@testable import SequenceDiagrams

/// Participants have a bar exactly while one of their calls runs.
@Suite struct RunningBarsTests {
  @Test(arguments: 0..<Effort.count(200)) func `are exactly the running calls`(seed: Int) {
    var talk = OverlappingConversation(seed: UInt64(seed))
    talk.go(steps: 80)
    let drawn = bars(of: talk.trace)
    for (number, names) in talk.running {
      #expect(drawn[number] == names, "row \(number) of seed \(seed)")
    }
  }

  @Test(arguments: 0..<Effort.count(200))
  func `are the same in the notation where nobody awaits`(seed: Int) throws {
    var talk = OverlappingConversation(seed: UInt64(seed), overlaps: false)
    talk.go(steps: 80)
    #expect(try bars(of: Trace(notation: talk.trace.notation)) == bars(of: talk.trace))
  }

  private func bars(of trace: Trace) -> [Int: Set<String>] {
    let drawn = DrawnRows(trace)
    return drawn.active.mapValues { lanes in Set(lanes.map { drawn.lanes[$0] }) }
  }
}

/// Generates conversations that may overlap, as awaited calls do.
struct OverlappingConversation {
  private struct Call {
    let number: Int
    let sender: String
    let receiver: String
    let isLate: Bool
  }

  private(set) var story = Story()
  private(set) var running: [Int: Set<String>] = [:]
  private var random: SplitMix64
  private let overlaps: Bool
  /// The open calls of each conversation, outermost first; the first conversation belongs to the action.
  private var flows: [[Call]] = [[]]
  private var action = 0
  private var ended: [Call] = []

  init(seed: UInt64, overlaps: Bool = true) {
    random = SplitMix64(seed: seed)
    self.overlaps = overlaps
    begin()
    call("P0", "P1", in: action, flow: 0)
    if let call = flows[0].popLast() { story.add(.return, "P1", "P0", in: call.number) }
  }

  var trace: Trace { story.trace }

  mutating func go(steps: Int) {
    for _ in 0..<steps {
      let flow = overlaps ? random.pick(Array(flows.indices)) : flows.count - 1
      switch Int.random(in: 0...5, using: &random) {
      case 0, 1, 2: speak(flow)
      case 3, 4: finish(flow)
      default: if flows[0].isEmpty { later() } else { finish(flow) }
      }
    }
  }

  private mutating func begin() {
    action = story.row(.action, "User", "P0", Message("go"))
  }

  private mutating func speak(_ flow: Int) {
    if flow == 0, flows[0].isEmpty, flows.count == 1 || overlaps { begin() }
    guard let call = flows[flow].last else {
      if flow == 0 { self.call("P0", random.pick(names), in: action, flow: 0) }
      return
    }
    self.call(call.receiver, random.pick(names), in: call.number, flow: flow)
  }

  private mutating func call(_ sender: String, _ receiver: String, in cause: Int, flow: Int) {
    let bars = self.bars.union([sender])
    let number = story.row(.call, sender, receiver, .plain("f()"), in: cause)
    running[number] = bars
    flows[flow].append(Call(number: number, sender: sender, receiver: receiver, isLate: false))
  }

  private mutating func later() {
    guard !ended.isEmpty, overlaps || flows.count == 1 else { return }
    let cause = random.pick(ended)
    let bars = self.bars
    let (sender, receiver) = (cause.receiver, cause.sender)
    let number = story.row(.asyncCall, sender, receiver, .plain("late()"), in: cause.number) {
      $0.isLate = true
    }
    running[number] = bars
    flows.append([Call(number: number, sender: sender, receiver: receiver, isLate: true)])
  }

  private mutating func finish(_ flow: Int) {
    guard let call = flows[flow].popLast() else { return }
    ended.append(call)
    if flow > 0, flows[flow].isEmpty { flows.remove(at: flow) }
    if !call.isLate, Bool.random(using: &random), overlaps || flow == flows.count {
      let bars = self.bars.union([call.sender])
      let number = story.row(.return, call.receiver, call.sender, in: call.number) {
        $0.value = Value("1")
      }
      running[number] = bars
    } else {
      story.add(.return, call.receiver, call.sender, in: call.number)
    }
  }

  private var bars: Set<String> {
    let calls = flows.joined()
    return Set(calls.map(\.receiver) + calls.filter { !$0.isLate }.map(\.sender))
  }

  private let names = ["P0", "P1", "P2", "P3"]
}
