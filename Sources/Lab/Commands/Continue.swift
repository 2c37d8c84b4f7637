extension Command {
  static let `continue` = Command(
    name: "continue",
    group: .step,
    help: "Moves the cursor to the next row at which a breakpoint stops, or to the end.",
    summary: "Goes to the next breakpoint, or to the end",
    situations: [.past],
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
