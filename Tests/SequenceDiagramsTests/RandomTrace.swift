import SeededRandom
import Traces

/// Generates traces that no program records: every field may hold any value.
struct RandomTrace {
  private var random: SplitMix64

  /// Creates a generator from a seed.
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
      .named(pick(names)),
      module: pick(["", "", "Detail", "Settings"]),
      ordinal: Int.random(in: 1...3, using: &random)
    )
  }

  private mutating func event(_ order: Int, _ cast: [Participant], _ labels: [String]) -> Event {
    var event = Event(
      pick(Event.Kind.allCases),
      order: order,
      from: pick(cast + [nil]),
      to: pick(cast + [nil]),
      Message(pick(labels), pick([nil, [], [Argument(Value(pick(labels)))]]))
    )
    event.value = pick([nil, Value(pick(labels))])
    event.time = pick([0, 0, 5, 1500, Int.min, Int.max])
    event.loss = pick(Event.Loss.allCases + [nil])
    event.seam = pick([nil, Seam(pick(labels))])
    event.candidates = pick([[], ["a()", pick(labels)]])
    event.objects = pick([[], cast])
    event.graph = pick([nil, ObjectGraph(participants: cast)])
    event.text = pick(labels)
    event.cause = pick([nil, Int.random(in: -1...60, using: &random)])
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

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: 0..<choices.count, using: &random)]
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

/// Generates traces with repetitions: blocks of nested calls, some of them incomplete.
struct RepeatingTrace {
  private var random: SplitMix64
  private var story = Story()

  /// Creates a generator from a seed.
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
