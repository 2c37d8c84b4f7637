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
    var status: Int32 = 0
    defer { session.finish() }
    var copied = CopiedSession()
    reading: for index in 0...lines.count where !session.isFinished {
      let commands =
        index < lines.count
        ? copied.read(lines[index], isCommand: session.isCommand) : copied.finish()
      for (offset, command) in commands.enumerated() where !session.isFinished {
        let rest = {
          commands[(offset + 1)...].map(\.text)
            + copied.commands(in: lines.dropFirst(index + 1), isCommand: session.isCommand)
            .map(\.text)
        }
        let origin = name.map { Origin.line(command.line, of: $0) } ?? .arguments(rest)
        guard let result = await carryOut(command.text, from: origin) else { break reading }
        if status == 0 { status = result }
        if result != 0, !keepsGoing { break reading }
      }
    }
    return ended(status)
  }

  /// Runs the lines of standard input as they arrive, and returns the exit status.
  ///
  /// Lines of a copied session that have no prompt are its answers, and are not run. Before the first command, a line that is no
  /// command is held back until a line with a prompt or the end of the input decides what it is. After the first command, every
  /// line is handled at once, because a program that writes the lines may wait for each answer.
  func runStandardInput() async -> Int32 {
    guard console.isReal else { return 0 }
    let reader = BatchReader(descriptor: 0)
    let name = "standard input"
    var (number, isAtEnd, hasBegun) = (0, false, false)
    var copied = CopiedSession()
    defer { session.finish() }
    var status: Int32 = 0
    reading: while !session.isFinished, !isAtEnd {
      let commands: [CopiedSession.Command]
      if case .line(let line) = reader.readLine("") {
        number += 1
        commands = copied.read(line) { hasBegun || session.isCommand($0) }
      } else {
        isAtEnd = true
        commands = copied.finish()
      }
      hasBegun = hasBegun || !commands.isEmpty
      for command in commands where !session.isFinished {
        let origin = Origin.line(command.line, of: name)
        guard let result = await carryOut(command.text, from: origin) else { break reading }
        if status == 0 { status = result }
        if result != 0, !keepsGoing || session.isFinished { break reading }
      }
    }
    guard reader.hasLongLine else { return ended(status) }
    console.complain(
      "\(name):\(number + 1):1: is longer than 64 MB. Nothing of it was carried out."
    )
    return 2
  }

  private enum Origin {
    case line(Int, of: String)
    /// The option `-c`; the function returns the commands after the present one.
    case arguments(() -> [String])
  }

  private func carryOut(_ line: String, from origin: Origin) async -> Int32? {
    let answer = await session.answer(line)
    guard console.write(answer.accepted) else { return nil }
    if let refusal = answer.refusal { complain(refusal, answer.refusalPlace, origin) }
    if let problem = session.takeProgressProblem() { console.complain(problem) }
    return answer.status.rawValue
  }

  private func ended(_ status: Int32) -> Int32 {
    status == 0 && session.hasLostProgress ? 1 : status
  }

  private func complain(_ refusal: String, _ place: Answer.Place?, _ origin: Origin) {
    var leftOut = place?.leftOut ?? []
    var message = refusal
    switch origin {
    case .line(let number, let name):
      message = "\(name):\(number):\(place?.column ?? 1): \(refusal)"
    case .arguments(let rest): leftOut += rest()
    }
    let remark = Answer.Place.remark(on: leftOut)
    console.complain(remark.isEmpty ? message : "\(message)\n\(remark)")
  }
}
