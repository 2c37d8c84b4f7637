import Lab
import LineEditing
import TerminalText

/// Carries out lines without a person: from `-c`, a file or a pipe.
struct ScriptRun {
  private let session: Session
  private let console: Console
  private let keepsGoing: Bool

  init(_ session: Session, _ console: Console, keepsGoing: Bool = false) {
    self.session = session
    self.console = console
    self.keepsGoing = keepsGoing
  }

  /// Carries out lines up to the first that is refused; its location is named when the lines have one.
  func run(_ lines: [String], name: String?) async -> Int32 {
    var status: Int32 = 0
    defer { session.finish() }
    for (index, line) in lines.enumerated() where !session.isFinished {
      guard let result = await carryOut(line, at: name.map { "\($0):\(index + 1)" }) else { break }
      if status == 0 { status = result }
      if result != 0, !keepsGoing { break }
    }
    return status
  }

  /// Carries out the lines of standard input as they arrive.
  func runStandardInput() async -> Int32 {
    let reader = BatchReader(descriptor: 0)
    var number = 0
    defer { session.finish() }
    var status: Int32 = 0
    while !session.isFinished, case .line(let line) = reader.readLine("") {
      number += 1
      guard let result = await carryOut(line, at: "line \(number)") else { break }
      if status == 0 { status = result }
      if result != 0, !keepsGoing { break }
    }
    guard reader.hasLongLine else { return status }
    console.complain("line \(number + 1): is longer than 64 MB. Nothing of it was carried out.")
    return 2
  }

  /// The status of a line; nil when nobody reads any more.
  private func carryOut(_ line: String, at position: String?) async -> Int32? {
    let answer = await session.answer(line)
    guard console.write(answer.accepted) else { return nil }
    if let refusal = answer.refusal {
      console.complain((position.map { "\($0): " } ?? "") + refusal)
    }
    return answer.status.rawValue
  }
}
