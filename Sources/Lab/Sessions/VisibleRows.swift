import LessonKit
import Stage
import Traces

extension Session {
  /// What is loaded, or a refusal that says how to load something.
  func requireLoaded() throws(Refusal) -> LoadedModule {
    guard let loaded else {
      throw .failed("Nothing is loaded yet. Type  load \(modules.first?.name ?? "NAME")  first.")
    }
    return loaded
  }

  /// What may be seen now: up to the cursor, and during a prediction without the end.
  func moment() throws(Refusal) -> Moment { visible(try requireLoaded().now) }

  /// What of a moment may be seen.
  func visible(_ moment: Moment) -> Moment {
    hiddenFrom.map { moment.before(row: $0) } ?? moment
  }

  /// The first row that is hidden: behind the cursor, or while a prediction is open.
  var hiddenFrom: Int? {
    [debugger.cursor.map { $0 + 1 }, hiddenByQuestion].compactMap(\.self).min()
  }

  /// The first row that is hidden while a prediction is open.
  var hiddenByQuestion: Int? {
    lesson.flatMap { $0.isExploring ? nil : $0.run.hiddenFrom }
  }
}

extension Session {
  /// More are not offered, so that a key is answered at once in any session.
  private static let mostRowNames = 1_000

  /// The names of the last rows that can be seen now, such as `#1`.
  var rowNames: [String] { rowNames(in: try? moment()) }

  /// The names of the last rows that the cursor can go to.
  var reachableRowNames: [String] { rowNames(in: try? reachable()) }

  private func rowNames(in moment: Moment?) -> [String] {
    moment?.rowNumbers?.suffix(Session.mostRowNames).map { "#\($0)" } ?? []
  }

  /// What the screen shows, as far as that may be seen.
  var visibleScreen: Screen? { try? moment().screen }

  /// Those who were spoken of, as far as that may be seen; nobody when nothing is loaded.
  var visibleLanes: [Participant] { (try? moment().lanes) ?? [] }

  /// What may be seen now, when a row was recorded; otherwise what to do first.
  func momentWithRows() throws(Refusal) -> Moment {
    guard try requireLoaded().now.lastNumber > 0 else {
      throw .failed("Nobody has said anything yet. Type  open  first.")
    }
    return try moment()
  }

  /// The row of that number as somebody typed it; without one, that of the cursor.
  func row(of word: String?, _ usage: String) throws(Refusal) -> Event {
    if word == nil, let cursor = debugger.cursor { return try row(cursor) }
    return try row(try Command.rowNumber(word, usage))
  }

  /// A row that exists and may be seen.
  func row(_ number: Int) throws(Refusal) -> Event {
    let visible = try momentWithRows()
    if let row = visible[row: number] { return row }
    try refuseHidden(number, after: visible.lastNumber)
    throw .misused("There is no row #\(number); rows are 1 to \(try reachable().lastNumber).")
  }

  /// Refuses a row that may be hidden, without a word on whether it is there.
  func refuseHidden(_ number: Int, after last: Int) throws(Refusal) {
    guard number > last else { return }
    let reachable = try reachable().lastNumber
    if number <= reachable, let row = debugger.cursor {
      throw .failed("The cursor stands at #\(row), before that.  goto #\(number)  goes there.")
    }
    guard hiddenByQuestion != nil else { return }
    throw .failed("What comes after #\(reachable) is hidden while the question is open.")
  }
}
