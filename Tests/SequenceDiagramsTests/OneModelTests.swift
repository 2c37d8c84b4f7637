import TestSupport
import Testing
import Traces

@testable import SequenceDiagrams

/// Every drawing and every export of a trace shows the same content.
@Suite struct OneModelTests {
  @Test(arguments: ["every-kind", "call"])
  func `every format shows the same bars at each row of a story`(name: String) throws {
    expectSameBars(try .golden(name))
  }

  @Test(arguments: 0..<Effort.count(100))
  func `every format shows the same bars at each row`(seed: Int) throws {
    var talk = OverlappingConversation(seed: UInt64(seed))
    talk.go(steps: 60)
    var random = RandomConversation(seed: UInt64(seed))
    let pair = random.nextPair()
    for trace in [talk.trace, pair.0, pair.1] { expectSameBars(trace) }
    #expect(talk.trace.written(as: .mermaid).contains("activate"))
    for trace in [talk.trace, pair.1] {
      let mermaid = MermaidRows(trace.written(as: .mermaid))
      #expect(mermaid.steps == PlantUMLRows(trace.written(as: .plantUML)).steps)
    }
  }

  private func expectSameBars(_ trace: Trace) {
    let ladder = DrawnRows(trace)
    let mermaid = MermaidRows(trace.written(as: .mermaid))
    for (number, lanes) in ladder.active {
      #expect(mermaid.active[number] == lanes, "row \(number)")
    }
    #expect(mermaid.isBalanced)
    let picture = PictureRows(trace.written(as: .svg))
    for (number, lanes) in ladder.active where !ladder.hasEnds {
      #expect(picture.active[number] == lanes, "row \(number)")
    }
  }

  @Test func `every format shows the same lanes and pauses`() {
    var random = RandomTrace(seed: 11)
    for _ in 0..<Effort.count(150) {
      let trace = random.next(isASCII: true)
      let ladder = DrawnRows(trace)
      let mermaid = MermaidRows(trace.written(as: .mermaid))
      let plantUML = PlantUMLRows(trace.written(as: .plantUML))
      #expect(mermaid.lanes == ladder.lanes.map(\.mermaidText))
      #expect(mermaid.isBalanced)
      #expect(plantUML.laneCount == ladder.lanes.count)
      let rows = Set(ladder.pauses.compactMap(\.row))
      #expect(mermaid.all.pauses(before: rows) == ladder.pauses)
      #expect(plantUML.all.pauses(before: rows) == ladder.pauses)
      let picture = PictureRows(trace.written(as: .svg))
      #expect(picture.laneCount == ladder.lanes.count)
      #expect(picture.pauses == ladder.pauses.compactMap(\.pause))
    }
  }
}

/// A row with an arrow, or a pause before the next row.
struct PauseOrRow: Equatable {
  var row: Int?
  var pause: String?
}

extension [PauseOrRow] {
  /// Returns the pauses, and the rows that are in `rows`.
  fileprivate func pauses(before rows: Set<Int>) -> [PauseOrRow] {
    filter { $0.row.map { rows.contains($0) } ?? true }
  }
}

struct DrawnRows {
  private(set) var lanes: [String] = []
  private(set) var active: [Int: Set<Int>] = [:]
  private(set) var pauses: [PauseOrRow] = []
  private(set) var hasEnds = false

  init(_ trace: Trace) {
    var conversation = Conversation(Diagram(trace), DiagramOptions())
    lanes = conversation.registry.participants.map(\.name)
    for event in trace.events { conversation.take(event).forEach { take($0) } }
  }

  private mutating func take(_ line: DiagramLine) {
    if case .separator(let separator) = line.content, let pause = separator.pause {
      pauses.append(PauseOrRow(pause: pause))
    }
    if !line.look.ending.isEmpty { hasEnds = true }
    guard let number = line.number, line.look.arrow != nil else { return }
    pauses.append(PauseOrRow(row: number))
    active[number] = Set(lanes.indices.filter { line.look.active.contains($0) })
  }
}

private struct MermaidRows {
  private(set) var active: [Int: Set<Int>] = [:]
  /// The beginnings and ends of bars, and the rows, in order: `+2`, `-2`, `7`.
  private(set) var steps: [String] = []
  private var names: [Int: String] = [:]
  private(set) var all: [PauseOrRow] = []
  private var open: [Int] = []
  private var endsBegun = true

  init(_ text: String) {
    for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) { read(line) }
  }

  var lanes: [String] { names.sorted { $0.key < $1.key }.map(\.value) }

  var isBalanced: Bool { endsBegun && open.isEmpty }

  private mutating func read(_ line: Substring) {
    if let match = line.wholeMatch(of: /(?:create )?(?:participant|actor) p(\d+) as (.*)/) {
      names[Int(match.1) ?? 0] = String(match.2)
    } else if let match = line.wholeMatch(of: /(de)?activate p(\d+)/) {
      change(Int(match.2) ?? 0, ends: match.1 != nil)
    } else if let match = line.wholeMatch(of: /Note over [^:]*: ([^ ]+ m?s later)/) {
      all.append(PauseOrRow(pause: String(match.1)))
    } else if let match = line.wholeMatch(
      of: /p?(\d+|outside)(-->>|->>|--\)|-\)|-x)([+-]?)p?(\d+|outside): (\d+)(?: .*)?/
    ) {
      let number = Int(match.5) ?? 0
      all.append(PauseOrRow(row: number))
      steps.append("\(number)")
      if match.3 == "-" { change(Int(match.1) ?? -1, ends: true) }
      active[number] = Set(open)
      if match.3 == "+" { change(Int(match.4) ?? -1, ends: false) }
    }
  }

  private mutating func change(_ lane: Int, ends: Bool) {
    steps.append("\(ends ? "-" : "+")\(lane)")
    if !ends {
      open.append(lane)
    } else if let index = open.lastIndex(of: lane) {
      open.remove(at: index)
    } else {
      endsBegun = false
    }
  }
}

private struct PlantUMLRows {
  private(set) var steps: [String] = []
  private(set) var laneCount = 0
  private(set) var all: [PauseOrRow] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") { read(line) }
  }

  private mutating func read(_ line: Substring) {
    if line.wholeMatch(of: /(?:participant|actor) ".*" as p\d+/) != nil {
      laneCount += 1
    } else if let match = line.wholeMatch(of: /(de)?activate p(\d+)/) {
      steps.append("\(match.1 == nil ? "+" : "-")\(match.2)")
    } else if let match = line.wholeMatch(of: /\.\.\. (.* later) \.\.\./) {
      all.append(PauseOrRow(pause: String(match.1)))
    } else if let match = line.wholeMatch(of: /[^:]*->[^:]* : (\d+)(?: .*)?/) {
      steps.append("\(match.1)")
      all.append(PauseOrRow(row: Int(match.1)))
    }
  }
}

private struct PictureRows {
  private(set) var active: [Int: Set<Int>] = [:]
  private(set) var pauses: [String] = []
  private let centres: [Int]

  init(_ svg: String) {
    let names = svg.matches(of: /<text class="name [^"]*" x="(\d+)"/).compactMap { Int($0.1) }
    centres = Set(names).sorted()
    pauses = svg.matches(of: />· ([^<]* later) ·</).map { String($0.1) }
    let bars = svg.matches(
      of: /<rect class="bar [^"]*" x="(\d+)" y="(\d+)" width="8" height="(\d+)"/
    ).map { (x: Int($0.1) ?? 0, top: Int($0.2) ?? 0, height: Int($0.3) ?? 0) }
    for row in svg.matches(of: /<text class="number" x="\d+" y="(\d+)">(\d+)</) {
      let y = (Int(row.1) ?? 0) - 4
      let lanes = bars.filter { $0.top < y && $0.top + $0.height > y }.map { lane(at: $0.x) }
      active[Int(row.2) ?? 0] = Set(lanes)
    }
  }

  var laneCount: Int { centres.count }

  private func lane(at x: Int) -> Int {
    centres.indices.min { abs(centres[$0] - x) < abs(centres[$1] - x) } ?? 0
  }
}
