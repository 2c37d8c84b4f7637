import TestSupport
import Traces

/// Generates traces that no program records: every field may hold any value.
struct RandomTrace {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Returns the next trace; an ASCII trace contains only printable ASCII.
  mutating func next(isASCII: Bool) -> Trace {
    let names =
      isASCII ? RandomTrace.names.filter { $0.utf8.allSatisfy { $0 < 0x80 } } : RandomTrace.names
    let cast = (0..<Int.random(in: 1...12, using: &random)).map { _ in participant(names) }
    let labels = isASCII ? RandomTrace.labels : RandomTrace.labels + RandomTrace.nastyLabels
    var events: [Event] = []
    for order in 0..<Int.random(in: 0...60, using: &random) {
      events.append(event(order, cast, labels))
    }
    return Trace(lanes: Array(cast.prefix(3)), events: numbered(events))
  }

  private mutating func participant(_ names: [String]) -> Participant {
    Participant(
      .named(random.pick(names)),
      module: random.pick(["", "", "Detail", "Settings"]),
      ordinal: Int.random(in: 1...3, using: &random)
    )
  }

  private mutating func event(_ order: Int, _ cast: [Participant], _ labels: [String]) -> Event {
    var event = Event(
      random.pick(Event.Kind.allCases),
      order: order,
      from: random.pick(cast + [nil]),
      to: random.pick(cast + [nil]),
      Message(random.pick(labels), random.pick([nil, [], [Argument(Value(random.pick(labels)))]]))
    )
    event.value = random.pick([nil, Value(random.pick(labels))])
    event.time = random.pick([0, 0, 5, 1500, Int.min, Int.max])
    event.loss = random.pick(Event.Loss.allCases + [nil])
    event.seam = random.pick([nil, Seam(random.pick(labels))])
    event.candidates = random.pick([[], ["a()", random.pick(labels)]])
    event.objects = random.pick([[], cast])
    event.graph = random.pick([nil, ObjectGraph(participants: cast)])
    event.text = random.pick(labels)
    event.cause = random.pick([nil, Int.random(in: -1...60, using: &random)])
    return event
  }

  private mutating func numbered(_ events: [Event]) -> [Event] {
    var number = 0
    return events.map { event in
      var event = event
      number += Bool.random(using: &random) ? 1 : 0
      if number > (event.order / 2) { event.number = nil } else { event.number = event.order + 1 }
      return event
    }
  }

  private static let names = [
    "User", "View", "Presenter", "Router", "Store", "AVeryLongRoleNameOfATeam", "발표자", "🍲",
    "e\u{301}\u{1B}[2J", "",
  ]
  private static let labels = [
    "", "f()", "open", "didFetch(_:)", "rows =", "ProductEntity(id: 1, name: \"x\")", "#;<b>\"\\",
    "aVeryLongFunctionNameThatFitsNowhere(withALabel:andAnotherOneThatIsLong:)",
  ]
  private static let nastyLabels = [
    "김치찌개 🍲 김치찌개 🍲 김치찌개 🍲 김치찌개", "a\nb\r\n\t", "\u{1B}[31m", "\u{202E}x", "👩‍👩‍👧", "…(",
  ]
}

extension SplitMix64 {
  /// Returns one of the elements.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}

/// Generates traces with repetitions: blocks of nested calls, some of them incomplete.
struct RepeatingTrace {
  private var random: SplitMix64
  private var story = Story()

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Returns the next trace, of a few hundred rows at most.
  mutating func next() -> Trace {
    story = Story()
    story.lanes = Participant.named(RepeatingTrace.names.joined(separator: " "))
    for _ in 0..<Int.random(in: 1...5, using: &random) { addBlocks() }
    return story.trace
  }

  /// Adds a block several times; the last may be incomplete, and arguments may differ.
  private mutating func addBlocks() {
    let action =
      Bool.random(using: &random) ? story.row(.action, "User", "View", Message("tap")) : nil
    let seed = random.next()
    let differs = Bool.random(using: &random)
    let length = Int.random(in: 1...7, using: &random)
    for time in 0..<Int.random(in: 1...9, using: &random) {
      addBlock(length, seed, differs ? time : 0, in: action)
    }
    addBlock(Int.random(in: 0...length, using: &random), seed, 0, in: action)
  }

  private mutating func addBlock(_ length: Int, _ seed: UInt64, _ value: Int, in action: Int?) {
    var choices = SplitMix64(seed: seed)
    var causes = [action]
    for _ in 0..<length {
      let cause = causes[Int.random(in: 0..<causes.count, using: &choices)]
      let names = RepeatingTrace.names.shuffled(using: &choices)
      let row = story.row(.call, names[0], names[1], Message("load(_:)", "\(value)"), in: cause)
      causes.append(row)
    }
  }

  private static let names = ["View", "Presenter", "Interactor", "Store", "Detail.View"]
}

/// Generates realistic traces, and variants that differ from them in a few rows.
struct RandomConversation {
  struct Row {
    var kind = Event.Kind.call
    var sender: Int
    var receiver: Int
    var name: Int
    var argument: Int
    var inside: [Row] = []
  }

  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Returns two traces; the second is the first after a few changes.
  mutating func nextPair() -> (Trace, Trace) {
    let before = rows(depth: 0)
    var after = before
    for _ in 0..<number(0...4) { change(&after) }
    return (trace(before), trace(after))
  }

  private mutating func rows(depth: Int) -> [Row] {
    (0..<number(depth == 0 ? 1...6 : 0...3)).map { _ in
      var row = self.row()
      if depth < 4 { row.inside = rows(depth: depth + 1) }
      return row
    }
  }

  private mutating func row() -> Row {
    let kinds: [Event.Kind] = [.call, .call, .call, .asyncCall, .lost, .return]
    return Row(
      kind: kinds[number(0...5)],
      sender: number(0...2),
      receiver: number(0...2),
      name: number(0...2),
      argument: number(0...1)
    )
  }

  private mutating func change(_ rows: inout [Row]) {
    guard !rows.isEmpty, number(0...2) > 0 else {
      rows.insert(row(), at: number(0...rows.count))
      return
    }
    let index = number(0...rows.count - 1)
    if number(0...1) == 0, !rows[index].inside.isEmpty { return change(&rows[index].inside) }
    switch number(0...4) {
    case 0: rows.remove(at: index)
    case 1: rows[index].argument += 1
    case 2: rows.insert(contentsOf: [rows[index], rows[index]], at: index)
    case 3: rows.swapAt(index, number(0...rows.count - 1))
    default:
      let moved = rows.remove(at: index)
      if rows.isEmpty {
        rows = [moved]
      } else {
        rows[number(0...rows.count - 1)].inside.append(moved)
      }
    }
  }

  private func trace(_ rows: [Row]) -> Trace {
    var story = Story()
    add(rows, in: nil, to: &story)
    return story.trace
  }

  private func add(_ rows: [Row], in cause: Int?, to story: inout Story) {
    for row in rows {
      let message = Message("f\(row.name)(_:)", "\(row.argument)")
      let number = story.row(row.kind, "P\(row.sender)", "P\(row.receiver)", message, in: cause) {
        if $0.isAnswer { $0.value = Value("\(row.argument)") }
      }
      add(row.inside, in: number, to: &story)
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }
}
