extension Command {
  static let step = Command(
    usage: "step",
    help: "Moves the cursor to the next row, wherever it is.",
    summary: "Goes to the next row",
    example: CommandExample("step", after: "load products; open; goto #3"),
    run: { session, _ throws(Refusal) in try session.move(to: \.step) }
  )

  static let next = Command(
    usage: "next",
    help: """
      Moves the cursor past all rows that the present row causes.
      In a lesson, behind  previous,  it goes forward again.
      """,
    summary: "Goes over all that this row causes",
    example: CommandExample("next", after: "load products; open; goto #2"),
    run: { session, _ throws(Refusal) in try session.move(to: \.next) }
  )

  static let finish = Command(
    usage: "finish",
    help: """
      Moves the cursor to the end of the call that is running, behind its last row; where nothing \
      more happens in it, to the next row.
      """,
    summary: "Goes to the end of the call that runs",
    example: CommandExample("finish", after: "load products; open; goto #4"),
    run: { session, _ throws(Refusal) in try session.move(to: \.finish) }
  )

  static let `continue` = Command(
    usage: "continue",
    help: "Moves the cursor to the next row at which a breakpoint stops, or to the end.",
    summary: "Goes to the next breakpoint, or to the end",
    example: CommandExample("continue", after: "load products; open; goto #3"),
    run: { session, _ throws(Refusal) in
      let moves = try session.cursorMoves()
      guard moves.row < moves.moment.lastNumber else { return try session.move(to: \.step) }
      guard let (row, breakpoint) = session.firstStop(after: moves.row, in: moves.moment) else {
        return try session.stop(at: nil)
      }
      return try session.stop(at: row, because: "Break: \(breakpoint.text)")
    }
  )
}
