import TestSupport
import Testing
import Traces

@testable import CollaborationRules

@Suite struct RulePropertyTests {
  @Test(arguments: 0..<Effort.count(200))
  func `no evidence stops a rule, and a finding implies an examined subject`(seed: Int) throws {
    var random = RandomEvidence(seed: seed)
    let evidence = try random.evidence()
    for (rule, result) in Review(evidence).results {
      #expect(result.findings.allSatisfy { $0.name == rule.name && !$0.text.isEmpty })
      #expect(result.findings.isEmpty || !result.examined.isEmpty, "\(rule.name)")
      #expect(result.examined.isEmpty == !result.reason.isEmpty)
      let numbers = Set(evidence.trace.events.compactMap(\.number))
      #expect(result.findings.allSatisfy { $0.rows.allSatisfy(numbers.contains) })
    }
    _ = RetentionReport(in: evidence.trace)
  }

  @Test func `the same evidence gives the same findings`() throws {
    var (one, other) = (RandomEvidence(seed: 7), RandomEvidence(seed: 7))
    #expect(Review(try one.evidence()).findings == Review(try other.evidence()).findings)
  }
}

/// A generator of random evidence: words that rules look for, in places where no rule expects them.
struct RandomEvidence {
  private var random: SplitMix64

  init(seed: Int) { random = SplitMix64(seed: seed) }

  mutating func evidence() throws -> Evidence {
    let traces = (0..<Int.random(in: 1...3, using: &random)).map { _ in trace() }
    return Evidence(
      traces[0],
      scenarios: Array(traces.dropFirst()),
      entities: ["Todo"],
      source: try SourceFacts(text: one(of: RandomEvidence.sources)),
      pending: Int.random(in: -1...1, using: &random)
    )
  }

  private mutating func trace() -> Trace {
    let count = Int.random(in: 0...60, using: &random)
    return Trace(events: (0..<count).map { event(order: $0) })
  }

  private mutating func event(order: Int) -> Event {
    var event = Event(one(of: Event.Kind.allCases), order: order)
    event.number = maybe { $0.number() }
    event.sender = maybe { $0.participant() }
    event.receiver = maybe { $0.participant() }
    event.message = maybe { Message(text: $0.one(of: RandomEvidence.messages)) }
    event.value = maybe { Value($0.one(of: ["Todo(id: 1)", "\"Todo", ""])) }
    event.cause = maybe { $0.number() }
    event.time = one(of: [0, 1, .max, .min])
    event.executor = one(of: ["main", "io", ""])
    event.seam = maybe { Seam($0.one(of: ["view", "", "onChange"]), $0.strength()) }
    event.loss = maybe { $0.one(of: Event.Loss.allCases) }
    if event.kind == .created || event.kind == .gone { event.objects = many { $0.participant() } }
    if event.kind == .graph { event.graph = graph() }
    return event
  }

  private mutating func graph() -> ObjectGraph {
    ObjectGraph(
      participants: many { $0.participant() },
      references: many {
        .init($0.participant(), $0.one(of: ["view", "child"]), $0.strength(), to: $0.participant())
      },
      unseen: many { .init($0.participant(), "onChange") }
    )
  }

  private mutating func number() -> Int {
    one(of: [Int.min, -1, 0, .max] + Array(1...40))
  }

  private mutating func strength() -> Seam.Strength { one(of: Seam.Strength.allCases) }

  private mutating func participant() -> Participant {
    Participant(
      one(of: Role.standard + [Role("Service"), Role("Wireframe", as: .router)]),
      module: one(of: ["", "Detail"]),
      ordinal: one(of: [1, 2])
    )
  }

  private static let sources = [
    "requirement | load() | InteractorOutput\nrequirement | onError(_:) | InteractorOutput",
    "rule | Title.isValid\ncall | Title.isValid | TodoView | View | confirm()",
  ]

  private static let messages = [
    "close", "open", "load()", "load(completion:)", "didLoad([2 Todo])", "onError(Down.down)", "",
    "viewWillAppear(_:)", "viewWillDisappear(_:)", "tableView(_:cellForRowAt:)", "show(_:)", "x =",
  ]

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  private mutating func maybe<Element>(_ make: (inout Self) -> Element) -> Element? {
    Int.random(in: 0..<5, using: &random) == 0 ? nil : make(&self)
  }

  private mutating func many<Element>(_ make: (inout Self) -> Element) -> [Element] {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in make(&self) }
  }
}
