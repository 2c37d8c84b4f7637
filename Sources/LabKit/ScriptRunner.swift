import Lab
import LineEditing
import TerminalText

struct ScriptRunner {
  let session: Session
  let console: Console
  var keepsGoing = false

  /// Runs lines until the status of a command is not 0, or all lines if `keepsGoing` is true; returns the first such status, or 0.
  ///
  /// A refusal is reported with `name` and the line's number, unless `name` is nil. Of text copied from a session, only the
  /// commands are run, not the answers between them. If progress could not be stored, the status 0 becomes 1.
  func run(_ lines: [String], name: String?) async -> Int32 {
    defer { session.finish() }
    // A line end at the end of a file begins no further line, which would be an Enter.
    var rest = lines.count > 1 && lines.last == "" ? lines.dropLast() : lines[...]
    return await runLines(of: name, next: { rest.popFirst() }, rest: { Array(rest) })
  }

  /// Runs the lines of standard input as they arrive, and returns the exit status.
  ///
  /// Lines of a copied session that have no prompt are its answers, and are not run. Before the first command, a line that is no
  /// command is held back until a line with a prompt or the end of the input decides what it is. After the first command, every
  /// line is handled at once, because a program that writes the lines may wait for each answer.
  func runStandardInput() async -> Int32 {
    guard console.isReal else { return 0 }
    defer { session.finish() }
    let reader = BatchReader(descriptor: 0)
    let name = "standard input"
    var count = 0
    let next = { () -> String? in
      guard case .line(let line) = reader.readLine("") else { return nil }
      count += 1
      return line
    }
    let status = await runLines(of: name, runsEveryLine: true, next: next)
    guard reader.hasLongLine else { return status }
    console.complain("\(name):\(count + 1):1: is longer than 64 MB. Nothing of it was carried out.")
    return 2
  }

  /// Runs the lines that `next` returns; a refusal without the name of a file names the commands of `rest`, which are left out.
  ///
  /// With `runsEveryLine`, each line after the first command is a command, also one that no command of the session begins.
  private func runLines(
    of name: String?,
    runsEveryLine: Bool = false,
    next: () -> String?,
    rest: () -> [String] = { [] }
  ) async -> Int32 {
    var (status, isAtEnd, hasBegun): (Int32, Bool, Bool) = (0, false, false)
    var copied = CopiedSession()
    reading: while !session.isFinished, !isAtEnd {
      let line = next()
      isAtEnd = line == nil
      let commands =
        line.map { copied.read($0) { hasBegun && runsEveryLine || session.isCommand($0) } }
        ?? copied.finish()
      hasBegun = hasBegun || !commands.isEmpty
      for (offset, command) in commands.enumerated() where !session.isFinished {
        let answer = await session.answer(command.text)
        guard console.write(answer.accepted) else { break reading }
        complain(of: answer, to: command, in: name) {
          let later = copied.commands(in: rest(), isCommand: session.isCommand)
          return (commands[(offset + 1)...] + later).map(\.text)
        }
        if let problem = session.takeProgressProblem() { console.complain(problem) }
        let result = answer.status.rawValue
        if status == 0 { status = result }
        if result != 0, !keepsGoing { break reading }
      }
    }
    return status == 0 && session.hasLostProgress ? 1 : status
  }

  /// Reports the refusal in an answer, if any, with the line of its command, or without a file with the `others` after it.
  private func complain(
    of answer: Answer,
    to command: CopiedSession.Command,
    in name: String?,
    _ others: () -> [String]
  ) {
    guard var message = answer.refusal else { return }
    let place = answer.refusalPlace
    var leftOut = place?.leftOut ?? []
    if let name {
      message = "\(name):\(command.line):\(place?.column ?? 1): \(message)"
    } else {
      leftOut += others()
    }
    let remark = Answer.Place.remark(on: leftOut)
    console.complain(remark.isEmpty ? message : "\(message)\n\(remark)")
  }
}
