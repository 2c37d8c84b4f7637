import LessonKit
import Stage
import Traces

extension Session {
  func requireLoaded() throws(Refusal) -> LoadedModule {
    if let loaded { return loaded }
    throw .failed("Nothing is loaded yet. Type  load \(modules.first?.name ?? "NAME")  first.")
  }

  /// Returns the recording up to the last row that neither the cursor nor a question hides; throws a refusal if nothing is loaded.
  func moment() throws(Refusal) -> Moment { visible(try requireLoaded().now) }

  func visible(_ moment: Moment) -> Moment {
    hiddenFrom.map { moment.before(row: $0) } ?? moment
  }

  var hiddenFrom: Int? {
    [debugger.cursor.map { $0 + 1 }, hiddenByQuestion].compactMap(\.self).min()
  }

  var hiddenByQuestion: Int? {
    lesson.flatMap { $0.isExploring ? nil : $0.run.hiddenFrom }
  }

  /// Stores the recording so far, without rows hidden by a question, so that `diff` can compare a later one with it.
  func rememberConversation() {
    guard let loaded, loaded.now.lastNumber > 0 else { return }
    let isOwn = lesson.map { $0.isExploring && $0.pausedModule !== loaded } ?? true
    let hidden = isOwn ? nil : lesson?.run.hiddenFrom
    state.previous = hidden.map { loaded.now.before(row: $0) } ?? loaded.now
  }

  /// The maximum number of row names offered for completion, which keeps completion fast in long sessions.
  private static let maximumRowNames = 1_000

  var rowNames: [String] { rowNames(in: try? moment()) }

  var reachableRowNames: [String] { rowNames(in: try? reachable()) }

  private func rowNames(in moment: Moment?) -> [String] {
    (0..<(moment?.lastNumber ?? 0)).suffix(Session.maximumRowNames).map { "#\($0 + 1)" }
  }

  var visibleLanes: [Participant] { (try? moment().lanes) ?? [] }

  func momentWithRows() throws(Refusal) -> Moment {
    _ = try reachable()
    return try moment()
  }

  func row(of word: String?, _ usage: String) throws(Refusal) -> Event {
    if word == nil, let cursor = debugger.cursor { return try row(cursor) }
    return try row(try Command.rowNumber(word, usage))
  }

  func row(_ number: Int) throws(Refusal) -> Event {
    let visible = try momentWithRows()
    if let row = visible[row: number] { return row }
    try refuseHidden(number, after: visible.lastNumber)
    throw .misused("There is no row #\(number); rows are 1 to \(try reachable().lastNumber).")
  }

  /// Throws a refusal if the cursor or a question hides a row after `last`; what is behind a question is not revealed.
  func refuseHidden(_ number: Int, after last: Int) throws(Refusal) {
    guard number > last else { return }
    let reachable = try reachable().lastNumber
    if number <= reachable, let row = debugger.cursor {
      throw .failed("The cursor stands at #\(row), before that.  goto #\(number)  goes there.")
    }
    if hiddenByQuestion != nil { throw .failed(hidden(after: reachable)) }
  }
}
