import LessonKit
import Sequences
import Stage
import TerminalText

struct LessonVisit {
  var run: LessonAttempt
  /// The files and the progress to which the lesson's own commands have access.
  let page: PageAccess
  var pausedModule: LoadedModule?
  var previous: Moment?
  var isExploring = false
  /// The rows above the step that waits for Enter, empty if it begins without rows; nil if no step waits.
  var heldRows: StyledText?
  /// The outputs of the commands typed in the open step; a lesson may later require a look at one of them.
  var shown: (step: Int, texts: [(command: Command, text: String)]) = (0, [])
  var stored: LessonAttempt?
  /// The height, in lines, of the tallest text shown in each step, by the step's index.
  private(set) var heights: [Int: Int] = [:]

  mutating func noteHeight(of text: StyledText, in step: Int) {
    heights[step] = max(heights[step] ?? 0, text.height)
  }
}

// MARK: - Lines for a lesson

// Lines that a session passes to a lesson, and commands that it refuses during a lesson.

extension Session {
  /// The lesson whose step is open now: it is neither finished, nor does the learner explore.
  var openLesson: LessonVisit? {
    lesson.flatMap { $0.isExploring || $0.run.isFinished ? nil : $0 }
  }

  func lessonReply(to words: [String]) throws(Refusal) -> StyledText? {
    if let step = openHeldStep(before: words) { return step }
    if words.isEmpty, isAttended, let beginning = try beginNext() { return beginning }
    guard var visit = lesson, !visit.isExploring else { return nil }
    if words.isEmpty {
      let reply = visit.run.next()
      return follow(reply, in: visit)
    }
    if words == ["next"], !isInPast, !visit.run.isFinished {
      let reply = visit.run.goForward()
      return follow(reply, in: visit)
    }
    guard Command.beginning(with: words[0]) == nil else { return nil }
    guard var reply = visit.run.answer(words.joined(separator: " ")) else { return nil }
    noteLook(in: &visit)
    if let command = commandNearly(words[0]), case .correction? = reply.lines.first,
      reply.lines.count == 1
    {
      reply.lines.append(.paragraph("Or did you mean the command `\(command)`?"))
    }
    return follow(reply, in: visit)
  }

  private func commandNearly(_ word: String) -> String? {
    guard word.utf8.count > 3, word.utf8.count < 20 else { return nil }
    let nearest = word.nearest(in: Command.all.map(\.name))
    return nearest.flatMap { EditDistance($0, word.lowercased()).count == 1 ? $0 : nil }
  }

  /// Tells the open lesson that a command was carried out; its output `shown` can be the evidence for which the lesson asks.
  func lessonProgress(
    after command: Command,
    _ words: [String],
    below shown: StyledText
  ) -> StyledText {
    let isNamed = modules.contains { $0.name == words.first?.lowercased() }
    // What is looked at beside the lesson may be of another module.
    if lesson?.isExploring != true {
      state.learnerRecord.note(command, words, in: isNamed ? nil : loadedModule?.name)
    }
    guard var visit = openLesson, command.group != .lesson, loaded != nil else {
      return StyledText()
    }
    let wasHidden = visit.run.hiddenFrom
    if visit.shown.step != visit.run.stepIndex { visit.shown = (visit.run.stepIndex, []) }
    visit.shown.texts.append((command, shown.plain))
    noteLook(in: &visit)
    guard let reply = visit.run.observe(observation) else {
      lesson = visit
      return StyledText()
    }
    return (wasHidden == nil ? "\n" : "") + follow(reply, in: visit, below: shown.height)
  }

  private func noteLook(in visit: inout LessonVisit) {
    guard let look = visit.run.requiredCommand, visit.shown.step == visit.run.stepIndex else {
      return
    }
    let evidence = evidence(of: look)
    if visit.shown.texts.contains(where: { evidence.isShown(in: $0.text, by: $0.command) }) {
      visit.run.clearRequiredCommand()
    }
  }

  /// Throws a refusal for a command that the step forbids, that replaces the module unasked, or that would reveal hidden rows.
  func refuseInLesson(_ command: Command, _ words: [String]) throws(Refusal) {
    guard let lesson = openLesson else { return }
    let step = lesson.run.step
    if step.forbidden.contains(command.name) {
      throw .failed("This step is to be done without  \(command.name).  skip  leaves it.")
    }
    let isQuestion = step.kind.isQuestion
    let tellsTooMuch = lesson.run.hiddenFrom != nil && command.needsWholeRun
    let isAskedFor = !isQuestion && step.foresees(command.name)
    let isList = command.listsAlone && words.count == 1
    guard
      command.changesModule && !isList && !isAskedFor || tellsTooMuch
        || isQuestion && command.isAction
    else { return }
    let reason = isQuestion ? "A question is open" : "A lesson is going on"
    throw .failed("\(reason);  explore  lets you try things freely,  return  comes back.")
  }

  /// The sentence that says what comes before a look at a module that is not open: `open`, which a question of a lesson refuses.
  var openFirst: String {
    openLesson?.run.step.kind.isQuestion == true
      ? "Answer the question first;  explore  lets you open it." : "Type  open  first."
  }

  func requireLesson(mayExplore: Bool = true) throws(Refusal) -> LessonVisit {
    guard let lesson else {
      throw .failed("No lesson is open.  lesson  lists them all.")
    }
    guard mayExplore || !lesson.isExploring else {
      throw .failed("You are exploring.  return  comes back to the lesson.")
    }
    return lesson
  }
}
