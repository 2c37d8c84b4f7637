import Traces

extension Session {
  /// More are not offered, so that a key is answered at once in any session.
  private static let mostRowNames = 1_000

  /// The names of the last rows that can be seen now, such as `#1`.
  var rowNames: [String] {
    (try? moment().rowNumbers)?.suffix(Session.mostRowNames).map { "#\($0)" } ?? []
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

  /// A row that exists and may be seen.
  func row(_ number: Int) throws(Refusal) -> Event {
    let visible = try momentWithRows()
    if let row = visible[row: number] { return row }
    if try requireLoaded().now[row: number] != nil {
      throw .failed("#\(number) is hidden while the question is open.")
    }
    throw .misused("There is no row #\(number); rows are 1 to \(visible.lastNumber).")
  }
}
