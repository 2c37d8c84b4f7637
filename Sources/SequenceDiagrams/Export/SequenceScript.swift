import Traces

/// A trace as the statements that diagram languages share.
struct SequenceScript {
  /// One statement; lanes are named by their positions from the left.
  enum Statement: Equatable {
    /// A message, an answer or a birth.
    case arrow(ScriptArrow)
    /// The beginning of an activation that no arrow begins.
    case begin(Int)
    /// The end of an activation.
    case end(Int)
    /// Words on one lane.
    case remark(Int, RowWords)
    /// Words across all lanes.
    case note(RowWords)
    /// The title of a new part.
    case divider(String)
    /// Time that passed: `120 ms later`.
    case pause(String)
    /// Where things run from here on: `on io`.
    case executor(String)
    /// Lanes that end, those that end for good, who ended them, and the words for it.
    case gone([Int], forGood: [Int], by: Int?, RowWords)
  }

  /// Who has a lane.
  let lanes: ScriptLanes
  /// The statements in order.
  private(set) var statements: [Statement] = []

  private let lives: LaneLives
  private var calls: OpenCalls
  private var passing = Passing()

  /// Reads a trace.
  init(_ trace: Trace) {
    var openings = ScreenOpenings()
    let events = trace.events.filter { event in
      let isOpening = openings.isTold(event)
      return isOpening || event.number != nil || event.kind == .note || event.kind == .divider
        || event.isAnswer
    }
    let told = events.filter { $0.number != nil || !$0.isAnswer }
    lanes = ScriptLanes(trace, told: told)
    lives = LaneLives(lanes, told: told)
    calls = OpenCalls(trace)
    var index = 0
    for event in events {
      if event.number == nil, event.isAnswer {
        end([calls.end(event)].compactMap(\.self))
      } else {
        take(event, at: index)
        index += 1
      }
    }
    end(calls.endAll())
  }
}

extension SequenceScript {
  private mutating func take(_ event: Event, at index: Int) {
    if event.number != nil || event.kind == .stage { end(calls.endCalls(before: event)) }
    if event.number != nil { tellChanges(before: event) }
    if let lane = calls.arrival(with: event).flatMap({ lanes.index(of: $0.receiver) }) {
      statements.append(.begin(lane))
    }
    let words = RowWords(event: event)
    switch event.kind {
    case .note: statements.append(.note(words))
    case .divider: statements.append(.divider(event.text))
    case .gone: takeEnd(words, at: index)
    default: takeArrow(words, at: index)
    }
  }

  private mutating func tellChanges(before event: Event) {
    let (pause, executor) = passing.changes(before: event)
    if let pause { statements.append(.pause(pause.words)) }
    if let executor { statements.append(.executor("on \(executor)")) }
  }

  private mutating func takeArrow(_ words: RowWords, at index: Int) {
    let event = words.event
    let route = lanes.route(of: event)
    if var arrow = ScriptArrow(event, along: route) {
      if arrow.sender != nil { arrow.closes = calls.close(event) }
      if arrow.receiver != nil { arrow.opens = calls.open(event) }
      arrow.created = lanes.changed(by: event).filter { $0 != route.sender }
      arrow.births = lives.born(at: index, of: arrow.created)
      statements.append(.arrow(arrow))
    } else if let lane = route.sender ?? route.receiver {
      statements.append(.remark(lane, words))
    } else {
      statements.append(.note(words))
    }
  }

  private mutating func takeEnd(_ words: RowWords, at index: Int) {
    let ended = lanes.changed(by: words.event)
    let sender = lanes.index(of: words.event.sender)
    let over = ended.filter { $0 != sender && lives.isOver($0, after: index) }
    statements.append(.gone(ended, forGood: over, by: sender, words))
  }

  /// Ends activations with the last arrow: what was said since did not happen inside them.
  private mutating func end(_ calls: [Event]) {
    let ends = calls.compactMap { lanes.index(of: $0.receiver) }.map { Statement.end($0) }
    guard !ends.isEmpty else { return }
    let last = statements.lastIndex { $0.isArrowOrEnd } ?? statements.count - 1
    statements.insert(contentsOf: ends, at: last + 1)
  }
}

extension SequenceScript.Statement {
  fileprivate var isArrowOrEnd: Bool {
    switch self {
    case .arrow, .end: true
    default: false
    }
  }
}
