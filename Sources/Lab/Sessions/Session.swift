import ComparisonData
import LessonKit
import Stage
import TerminalText

/// A session of the laboratory: it carries out lines of commands and returns the answers.
///
/// It uses neither terminal nor clock, and files only through `files`; the same lines give the same answers every time.
public final class Session {
  /// The modules that can be loaded.
  public let modules: [Module]
  /// The lessons that the learner can take, with their question bank.
  public let lessons: LessonShelf
  /// Whether a person is at the prompt and can be asked questions; a script gets a refusal instead of a question.
  public var isAttended = false

  /// Whether the session is to end.
  public internal(set) var isFinished = false
  /// Whether output is coloured.
  public var isColoured = false
  /// The storage of the learner's progress; in memory by default.
  public var progressStore = ProgressStore.inMemory()
  /// Returns the learner's progress in the exercises that were written on this computer; none by default.
  package var exercises: () -> [ExerciseProgress] = { [] }
  /// The reason why progress cannot be stored, as a sentence; nil when progress is stored.
  package var progressProblem: String?
  var hasToldProgressProblem = false
  var draft = ""
  /// A clock that returns the seconds since the session began; nil when time is not measured, as in a script.
  public var clock: (() -> Double)?

  /// The seed of all that the session chooses by chance, such as secret faults; the same seed and lines give the same choices.
  public var seed: Int

  var state: SessionState
  /// The page (a lesson or a transcript, whose author may be unknown) for which the present command runs; nil for a person.
  ///
  /// Commands reach files and progress by `files` and `activeProgress` only, which ask this page, so that none forgets access rights.
  package var activePage: PageAccess?
  /// The files that the person's commands access; ``files`` are the files that the present command may access.
  let ownFiles: Files
  var writtenFiles: [String: SourceDigest] = [:]
  var isReplay = false
  var pageNotices: [(command: String, text: String)] = []
  let baselines: BaselineCache
  var screenHeight: Int?
  /// The number of lines left on the screen while a lesson runs commands for the learner; nil otherwise.
  var linesLeft: Int?
  /// Whether the present command was run by a lesson and not typed by the person.
  var isAside = false
  var playback: RowPlayback?
  var cast: SessionCast?
  private(set) var typedLines: [TypedLine] = []
  /// The command that a typed Enter, `go` or row number stood for, until the typed line is recorded; nil for any other line.
  var begun: String?
  let firstSettings: Settings
  /// The commands of the present line that were already carried out.
  private(set) var pending: [String] = []
  var chosenSeeds: [Int] = []

  /// Creates a session, which accesses no files on disk unless `files` does; with `baselines` it shares cached results.
  package init(
    modules: [Module],
    lessons: LessonShelf = LessonShelf(),
    settings: Settings = Settings(),
    files: Files = .inMemory(),
    seed: Int = 0,
    baselines: BaselineCache = BaselineCache()
  ) {
    self.seed = seed
    self.baselines = baselines
    self.modules = modules
    self.lessons = lessons
    state = SessionState(settings: settings)
    firstSettings = settings
    ownFiles = files
  }

  func makeFresh() -> Session { Session(modules: modules, lessons: lessons, baselines: baselines) }

  /// The prompt that is shown before the next line, such as `viper #3> ` with the cursor at row 3.
  public var prompt: String {
    var words = ["viper"]
    if let openLesson { words.append(openLesson.run.promptText) }
    if let row = debugger.cursor { words.append("#\(row)") }
    return words.joined(separator: " ") + "> "
  }

  /// Carries out the commands of a typed line in order, up to the first refusal, and returns their output.
  public func answer(_ line: String) async -> Answer {
    let (prompt, start) = (prompt, clock.map { $0() })
    let isRecorded = cast != nil
    let answer = answerNow(line)
    if isRecorded { addToCast(prompt, line, answer, from: start) }
    return answer
  }

  /// Carries out a line and records it for `history`, but not in the recording of the terminal's output.
  func answerNow(_ line: String) -> Answer {
    let screen = (settings.width, screenHeight)
    var isReworded = false
    begun = nil
    let answer = evaluate(line) { [self] in
      isReworded = isReworded || begun != nil
      pending.append(begun ?? repeatable($0, chosenSeeds.suffix(1)))
      begun = nil
    }
    let input =
      answer.isStopped ? pending.joined(separator: "; ") : repeatable(line, chosenSeeds[...])
    let result = TypedLine.Result(answer, in: self)
    var typed = TypedLine(listed: input, text: input, result: result, screen: screen)
    if !answer.isStopped { typed.text = repeatable(line, chosenSeeds[...], isAlways: true) }
    if isReworded { typed.text = pending.joined(separator: "; ") }
    if let begun { typed.text = begun }
    typed.isReworded = isReworded || begun != nil
    (pending, chosenSeeds, begun) = ([], [], nil)
    if !answer.isStopped || !input.isEmpty { typedLines.append(typed) }
    return answer
  }

  /// Carries out a line without recording it; calls `done` with each command that was carried out or refused, but not stopped.
  func evaluate(_ line: String, done: (_ command: String) -> Void = { _ in }) -> Answer {
    do throws(InputLine.UnclosedQuote) {
      let input = try InputLine(line)
      if input.commands.isEmpty {
        let word = line.rowWord
        // A row such as `#4` alone answers the open step of a lesson.
        let answer = openLesson == nil ? [] : [word].compactMap(\.self)
        let isComment = answer.isEmpty && !line.allSatisfy(\.isWhitespace)
        guard isComment else { return unlessStopped(answer) { carryOut(answer) } }
        // A person who types `#3` alone means the row; in a script the line is a comment.
        guard isAttended, let row = word else { return Answer() }
        begun = "show \(row)"
        return evaluate("show \(row)", done: done)
      }
      var answer = Answer()
      for (index, typed) in input.commands.enumerated() where !isFinished {
        let words = aliases.expanding(typed)
        let page = aliases.page(of: typed) ?? activePage
        let next = unlessStopped(words) { acting(for: page) { carryOut(words) } }
        noteKnownCommands(typed: words, namedIn: next)
        answer.append(next)
        if answer.isStopped { break }
        done(words.asTyped)
        guard answer.status == .done else {
          answer.refusalPlace = input.place(ofCommand: index, in: line)
          break
        }
      }
      return answer
    } catch {
      let message = """
        The quote \(error.mark) in column \(error.column) has no partner. \
        Close it, or write \\\(error.mark) for the character itself.
        """
      var answer = Answer(.misused(message), width: settings.width)
      answer.refusalPlace = Answer.Place(column: error.column, leftOut: [])
      return answer
    }
  }

  private func carryOut(_ words: [String]) -> Answer {
    do throws(Refusal) {
      if let reply = try reply(to: words) { return Answer(reply) }
      // A row alone, such as `#3`, is shown.
      let words = words.count == 1 && words[0].rowWord != nil ? ["show"] + words : words
      guard let name = words.first else { return Answer() }
      let command = try Command.named(name)
      try refuseInLesson(command, words)
      try refuseInRecording(command)
      let rest = Array(words.dropFirst())
      let body = { () throws(Refusal) in try command.carryOut(rest, in: self) }
      let result = try command.movesInHistory ? body() : remembering(body)
      debugger.lookTally.add(command)
      let text =
        (command.isVerbatim ? result : result.wrapped(to: settings.width)) + replayWarning()
      var answer = Answer(text + lessonProgress(after: command, rest, below: text))
      answer.isOfAction = command.isAction
      return answer
    } catch {
      debugger.lookTally.add(nil)
      lesson?.run.waiveRequiredCommand(words.joined(separator: " "))
      return Answer(error, width: settings.width)
    }
  }

  private func reply(to words: [String]) throws(Refusal) -> StyledText? {
    if let reply = try remembering({ () throws(Refusal) in try placeReply(to: words) }) {
      return reply
    }
    if let reply = try predictionReply(to: words) { return reply }
    return try lessonReply(to: words)
  }
}
