import PrintableText
import TerminalText
import Traces
import TranscriptKit

/// A transcript of a session's lines with the answers of a new session, so that a test of the transcript passes.
struct SavedTranscript {
  private var exchanges: [Exchange] = []
  private let differing: [Session.NumberedLine]

  /// Replays the lines in a new session; refuses a line with control characters or the name of a secret fault.
  init(of session: Session, isFromLoad: Bool) throws(Refusal) {
    guard !session.isReplay else {
      throw .failed("A transcript is saved from the prompt, not by a line of a transcript.")
    }
    let lines = isFromLoad ? try session.linesSinceLoad() : session.repeatableLines
    guard !lines.isEmpty else { throw .failed("There is nothing to save yet. Type  help  first.") }
    if let line = lines.map(\.line.text).first(where: { $0 != $0.printable() }) {
      throw .failed("A transcript cannot hold control characters: \(line.readable)")
    }
    guard lines.allSatisfy({ session.shown($0.line.text) == $0.line.text }) else {
      throw .failed(
        "The transcript would name the fault that is to be found. Save it after  guess  or  heal  has "
          + "named it."
      )
    }
    let fresh = session.makeReplay()
    var differing: Set<Int> = isFromLoad ? [] : session.linesAnsweredOtherwise(among: lines)
    for (number, line) in lines {
      let prompt = fresh.prompt
      let answer = fresh.answerNow(line.text)
      exchanges.append(Exchange(prompt: prompt, input: line.text, output: answer.text.plain))
      let result = TypedLine.Result(answer, in: fresh)
      if line.result?.isAlike(result) == false { differing.insert(number) }
    }
    self.differing = lines.filter { differing.contains($0.number) }
  }

  func page(named path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let title = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    return Transcript(title: title, exchanges: exchanges).markdown
  }

  var warning: StyledText {
    guard !differing.isEmpty else { return StyledText() }
    let shown = differing.prefix(SavedTranscript.shownCount)
      .map { "  \($0.number)  \($0.line.text.readable)\n" }.joined()
    let rest = differing.count - SavedTranscript.shownCount
    return StyledText("A fresh session answers otherwise than this one did:\n", .bad)
      + StyledText(shown + (rest > 0 ? "  and \(rest.counted("line")) more\n" : ""))
      + "The page holds what the fresh session answers: without your files, progress and settings.\n"
  }

  private static let shownCount = 8
}

extension Session {
  fileprivate typealias NumberedLine = (number: Int, line: TypedLine)

  /// The lines without the commands that save transcripts, with their numbers in `history`.
  fileprivate var repeatableLines: [NumberedLine] {
    let present = pending.isEmpty ? [] : [TypedLine(text: pending.joined(separator: "; "))]
    return (typedLines + present).enumerated().compactMap { index, line in
      withoutSaving(line).map { (index + 1, $0) }
    }
  }

  fileprivate func linesSinceLoad() throws(Refusal) -> [NumberedLine] {
    let lines = repeatableLines
    for (index, (number, line)) in lines.enumerated().reversed() {
      guard line.result?.status ?? .done == .done,
        let commands = try? InputLine(line.text).commands,
        let start = commands.map(aliases.expanding).lastIndex(where: { words in
          words.count > 1 && Command.beginning(with: words[0])?.name == Command.load.name
        })
      else { continue }
      guard start > 0 else { return Array(lines[index...]) }
      let rest = commands[start...].map(\.asTyped)
      var first = line
      first.text = rest.joined(separator: "; ")
      first.isReworded = true
      return [(number, first)] + lines[(index + 1)...]
    }
    throw .failed("Nothing was loaded yet.  save transcript FILE  keeps everything.")
  }

  /// Returns the numbers of the lines to which a new session, with a terminal of the same size, gives another answer.
  fileprivate func linesAnsweredOtherwise(among lines: [NumberedLine]) -> Set<Int> {
    let fresh = makeReplay()
    fresh.settings = firstSettings
    fresh.isAttended = isAttended
    var numbers: Set<Int> = []
    for (number, line) in lines {
      fresh.adapt(width: line.screen.columns, height: line.screen.lines)
      let result = TypedLine.Result(fresh.answerNow(line.text), in: fresh)
      if !line.isReworded, let former = line.result, former.text != result.text {
        numbers.insert(number)
      }
    }
    return numbers
  }

  /// Returns a session for replaying lines; it refuses to save transcripts, because that would replay again.
  fileprivate func makeReplay() -> Session {
    let replay = makeFresh()
    replay.isReplay = true
    replay.activePage = PageAccess(PageFolder(nil), on: .inMemory())
    return replay
  }

  private func withoutSaving(_ line: TypedLine) -> TypedLine? {
    guard let commands = try? InputLine(line.text).commands else { return line }
    let others = commands.filter {
      !aliases.expanding($0).starts(with: ["save", "transcript"])
    }
    if others.count == commands.count { return line }
    if others.isEmpty { return nil }
    var copy = line
    copy.text = others.map(\.asTyped).joined(separator: "; ")
    copy.result = nil
    return copy
  }
}
