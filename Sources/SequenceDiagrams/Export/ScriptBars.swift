import Traces

/// The activation bars of a sequence script (the statements of a diagram); their beginnings and ends become statements.
///
/// A call in which nothing happens gets no bar, because the bar would have no length.
struct ScriptBars {
  typealias Bar = RunningCalls.Bar
  typealias Statement = SequenceScript.Statement

  private var open: [Bar] = []
  /// The bar of the last call and the index of its arrow in the statements; nil once something has happened in the call.
  private var pending: (bar: Bar, index: Int)?

  /// Ends and begins bars so that the bars of `calls` are open; returns whether the arrow of `event` ends its sender's bar.
  mutating func change(
    to calls: RunningCalls,
    at event: Event,
    _ arrow: Arrow?,
    in statements: inout [Statement]
  ) -> Bool {
    var wanted = calls.bars
    let begun = event.number.flatMap { wanted.last?.call == $0 ? wanted.popLast() : nil }
    let answered = event.isAnswer ? arrow?.sender.map { Bar(lane: $0, call: event.cause) } : nil
    let same = zip(open, wanted).prefix { $0 == $1 }.count
    var ended = missing(in: wanted[same...], of: open[same...])
    let closes = answered.map { ended.contains($0) } ?? false
    ended.removeAll { $0 == answered }
    let isEmpty = ended.contains { $0 == pending?.bar }
    ended.removeAll { $0 == pending?.bar }
    settlePending(isEmpty: isEmpty, &statements)
    end(ended.map(\.lane).reversed(), in: &statements)
    begin(missing(in: open[same...], of: wanted[same...]).map(\.lane), in: &statements)
    open = wanted + [begun].compactMap(\.self)
    pending = begun.map { ($0, statements.count) }
    return closes
  }

  mutating func endAll(in statements: inout [Statement]) {
    open.removeAll { $0 == pending?.bar }
    settlePending(isEmpty: true, &statements)
    end(open.map(\.lane).reversed(), in: &statements)
    open = []
  }

  /// Begins the pending bar at the arrow of its call; drops the bar if `isEmpty` says that nothing happened in the call.
  private mutating func settlePending(isEmpty: Bool, _ statements: inout [Statement]) {
    if let pending, !isEmpty { statements[pending.index].open() }
    pending = nil
  }

  /// Ends the bars on `lanes` directly after the last row (numbered event) or bar, so that they do not extend over later remarks.
  private func end(_ lanes: [Int], in statements: inout [Statement]) {
    guard !lanes.isEmpty else { return }
    let last = statements.lastIndex { $0.isRowOrBar } ?? -1
    statements.insert(contentsOf: lanes.map { .end($0) }, at: last + 1)
  }

  /// Begins the bars of waiting participants: at the arrow of the action that reached the participant, else as statements.
  private func begin(_ lanes: [Int], in statements: inout [Statement]) {
    for lane in lanes {
      if case .arrow(let arrow) = statements.last, arrow.label.event.kind == .action,
        arrow.receiver == lane, !arrow.opens
      {
        statements[statements.count - 1].open()
      } else {
        statements.append(.begin(lane))
      }
    }
  }

  private func missing(in others: ArraySlice<Bar>, of bars: ArraySlice<Bar>) -> [Bar] {
    if others.isEmpty || bars.isEmpty { return Array(bars) }
    let known = Set(others)
    return bars.filter { !known.contains($0) }
  }
}

extension SequenceScript.Statement {
  fileprivate mutating func open() {
    guard case .arrow(var arrow) = self else { return }
    arrow.opens = true
    self = .arrow(arrow)
  }

  fileprivate var isRowOrBar: Bool {
    switch self {
    case .arrow, .begin, .end: true
    default: label?.number != nil
    }
  }
}
