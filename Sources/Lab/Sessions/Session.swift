import ComparisonData
import LessonKit
import PrintableText
import Stage
import TerminalText
import TraceRecording
import Traces

/// A visit to the laboratory: a line in, text out.
///
/// A session is a world of its own: it touches no terminal, knows no clock, and reads and writes
/// files only in the way it was given. The same lines give the same answers, every time.
public final class Session {
  /// What can be loaded.
  public let modules: [Module]
  /// What can be learnt.
  public let lessons: LessonShelf
  /// Whether a person types, who can be asked; a script gets a refusal instead.
  public var isAttended = false

  /// Whether what is shown is shown in colour.
  public var isColoured = false
  /// Where the learner's progress is kept; for this session only, where nobody says otherwise.
  public var progressStore = ProgressStore.inMemory()
  /// Why progress cannot be kept, in a sentence; nil when all of it is kept.
  package var progressProblem: String?
  /// Whether the person was told why progress cannot be kept.
  var hasToldProgressProblem = false
  /// What the person may send with the Enter key, until they have seen it.
  var draft = ""
  /// The seconds since the session began; nil where nobody knows them, as in a script.
  public var clock: (() -> Double)?

  /// What secret faults follow from, besides what was typed: the same seed, the same faults.
  public var seed: Int

  /// What commands change, and what a stopped command leaves as it was.
  var state: SessionState
  /// On whose behalf the present command runs.
  package var origin = CommandOrigin.person
  /// The files of the person; ``files`` are those of whoever the present command runs for.
  let ownFiles: Files
  let makeFresh: () -> Session
  /// What this session wrote last into each file.
  var writtenFiles: [String: SourceDigest] = [:]
  /// Whether this session replays the lines of another one, to save them as a transcript.
  var isReplay = false
  /// What is to be said about commands that a page ran, until it is said.
  var pageNotices: [PageNotice] = []
  /// What was found out about variants by playing them.
  let baselines: BaselineCache
  /// How many lines the screen has; nil where nobody reads one.
  var screenHeight: Int?
  /// How many lines the screen has left for what a lesson does for the learner; nil at any other time.
  var linesLeft: Int?
  /// Whether the present command comes from a lesson and not from the person.
  var isAside = false
  /// The conversation that is played row by row.
  var watching: Watching?
  /// What is recorded for a player of terminal sessions.
  var cast: SessionCast?
  /// The lines that were typed, with their results: `history` lists them, `save transcript` replays them.
  private(set) var typedLines: [TypedLine] = []
  /// The command that Enter or `go` stood for, until the line is noted.
  var begun: String?
  /// The settings with which the session began.
  let firstSettings: Settings
  /// The commands of the present line that were carried out already.
  private(set) var pending: [String] = []
  /// The seeds that the present line left to the session.
  var chosenSeeds: [Int] = []

  /// Begins a session with lessons that were read already.
  public convenience init(
    modules: [Module],
    lessons: [Lesson],
    settings: Settings = Settings(),
    files: Files = .inMemory()
  ) {
    self.init(
      modules: modules,
      lessons: LessonShelf(lessons),
      settings: settings,
      files: files
    )
  }

  /// Begins a session.
  public convenience init(
    modules: [Module],
    lessons: LessonShelf = LessonShelf(),
    settings: Settings = Settings(),
    files: Files = .inMemory(),
    seed: Int = 0
  ) {
    self.init(
      modules: modules,
      lessons: lessons,
      settings: settings,
      files: files,
      seed: seed,
      baselines: BaselineCache()
    )
  }

  /// Begins a session that knows what others with the same modules have found out.
  package init(
    modules: [Module],
    lessons: LessonShelf = LessonShelf(),
    settings: Settings = Settings(),
    files: Files = .inMemory(),
    seed: Int = 0,
    baselines: BaselineCache
  ) {
    self.seed = seed
    self.baselines = baselines
    self.modules = modules
    self.lessons = lessons
    state = SessionState(settings: settings)
    firstSettings = settings
    ownFiles = files
    makeFresh = { Session(modules: modules, lessons: lessons, baselines: baselines) }
  }

  /// What stands before the next line.
  public var prompt: String {
    var words = ["viper"]
    if let lesson, !lesson.run.isFinished, !lesson.isExploring {
      words.append(lesson.run.promptText)
    }
    if let row = debugger.cursor { words.append("#\(row)") }
    return words.joined(separator: " ") + "> "
  }

  /// Carries out a line: its commands in order, up to the first that is refused.
  public func answer(_ line: String) async -> Answer {
    let (prompt, start) = (prompt, clock.map { $0() })
    let isRecorded = cast != nil
    let answer = answerNow(line)
    if isRecorded { addToCast(prompt, line, answer, from: start) }
    return answer
  }

  /// Carries out a line at once; for what a session plays to itself.
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

  /// Carries out a line; tells of each of its commands when it is done.
  func evaluate(_ line: String, done: (_ command: String) -> Void = { _ in }) -> Answer {
    do throws(InputLine.UnclosedQuote) {
      let input = try InputLine(line)
      if input.commands.isEmpty {
        let answer = rowAnswer(in: line)
        let isComment = answer.isEmpty && !line.allSatisfy(\.isWhitespace)
        if isComment { return Answer() }
        return unlessStopped(answer) { carryOut(answer) }
      }
      var answer = Answer()
      for (index, typed) in input.commands.enumerated() where !isFinished {
        let words = aliases.expanding(typed)
        let origin = aliases.page(of: typed).map(CommandOrigin.page) ?? origin
        let next = unlessStopped(words) { acting(for: origin) { carryOut(words) } }
        meetWords(of: words, in: next)
        answer.append(next)
        if answer.isStopped { break }
        done(words.map(\.quotedIfNeeded).joined(separator: " "))
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

  /// Carries out one command; no words at all go on in a lesson.
  private func carryOut(_ words: [String]) -> Answer {
    do throws(Refusal) {
      if let reply = try reply(to: words) { return Answer(reply) }
      guard let name = words.first else { return Answer() }
      let command = try Command.named(name)
      try refuseInLesson(command, words)
      try refuseInRecording(command)
      let body = { () throws(Refusal) in try command.run(self, Array(words.dropFirst())) }
      let result = try command.movesInHistory ? body() : remembering(body)
      debugger.looks.add(command)
      let text =
        (command.isVerbatim ? result : result.wrapped(to: settings.width)) + replayWarning()
      let rest = Array(words.dropFirst())
      var answer = Answer(text + lessonProgress(after: command, rest, below: text))
      answer.isOfAction = command.isAction
      return answer
    } catch {
      debugger.looks.add(nil)
      excuseInLesson(words)
      return Answer(error, width: settings.width)
    }
  }
}

extension Session {
  /// What is said to words that answer a question; nil where none is asked, or they are a command.
  private func reply(to words: [String]) throws(Refusal) -> StyledText? {
    if let reply = try remembering({ () throws(Refusal) in try placeReply(to: words) }) {
      return reply
    }
    if let reply = try predictionReply(to: words) { return reply }
    return try lessonReply(to: words)
  }
}
