import LessonKit

// What a session keeps of what the learner does.

extension Session {
  /// The records so far, those of other sessions that write to the same place too.
  var progressRecords: [ProgressRecord] { ProgressText(activeProgress.read()).records }

  /// What the learner has done so far.
  var progress: LearnerProgress { LearnerProgress(progressRecords) }

  /// Keeps what happened, on the day that the session was told of.
  func keep(_ events: [ProgressRecord.Event]) {
    guard !events.isEmpty else { return }
    let problem = activeProgress.append(events.map { ProgressRecord($0, on: today) })
    if origin.page == nil { progressProblem = problem }
  }

  /// Returns why progress cannot be kept, the first time that there is a reason.
  public func takeProgressProblem() -> String? {
    guard let progressProblem, !hasToldProgressProblem else { return nil }
    hasToldProgressProblem = true
    return progressProblem
  }

  /// Whether some progress still cannot be kept, tried once more.
  public var hasLostProgress: Bool {
    progressProblem != nil && progressStore.append([]) != nil
  }

  /// Keeps what has changed in the open lesson since that was done last.
  func keepProgress() {
    guard var visit = lesson else { return }
    let events = visit.newEvents
    guard !events.isEmpty else { return }
    visit.noted = LessonVisit.Noted(visit.run)
    lesson = visit
    keep(events)
  }
}

extension LessonVisit {
  /// What of a run is kept already.
  struct Noted: Equatable {
    /// The index of the step that was open; nil before anything was kept.
    var stepIndex: Int?
    var answers: [GivenAnswer] = []
    var skipCount = 0
    var scoreCount = 0

    /// Nothing yet.
    init() {}

    /// All of it.
    init(_ run: LessonRun) {
      stepIndex = run.stepIndex
      answers = run.answers
      skipCount = run.skipped.count
      scoreCount = run.scores.count
    }
  }

  /// What there is to keep.
  fileprivate var newEvents: [ProgressRecord.Event] {
    answerEvents + confidenceEvents + stepEvents
  }

  private var name: String { run.lesson.id }

  private var answerEvents: [ProgressRecord.Event] {
    run.answers.dropFirst(noted.answers.count).map { answer in
      answer.isRecalled
        ? .recalled(
          item: answer.question,
          isRight: answer.isRight,
          misconception: answer.misconception
        )
        : .answered(
          lesson: name,
          step: answer.question,
          isRight: answer.isRight,
          misconception: answer.misconception
        )
    }
  }

  private var confidenceEvents: [ProgressRecord.Event] {
    run.answers.enumerated().compactMap { index, answer in
      let before = noted.answers.indices.contains(index) ? noted.answers[index].isSure : nil
      guard let isSure = answer.isSure, isSure != before else { return nil }
      return .sure(question: answer.question, isSure)
    }
  }

  private var stepEvents: [ProgressRecord.Event] {
    guard name != Lesson.recallID else { return [] }
    let scores = run.scores.dropFirst(noted.scoreCount).map {
      ProgressRecord.Event.scored(lesson: name, step: $0.step, points: $0.points)
    }
    let skips =
      scores
      + run.skipped.dropFirst(noted.skipCount).map {
        ProgressRecord.Event.skipped(lesson: name, step: $0)
      }
    guard run.stepIndex != noted.stepIndex else { return skips }
    if run.isTest { return run.isPassed ? [.done(lesson: name)] : [] }
    return skips
      + [run.isFinished ? .done(lesson: name) : .at(lesson: name, step: run.step.id)]
  }
}
