import LessonKit

// The learner's progress as a session reads and writes it.

extension Session {
  /// The stored records of the learner's progress, including records that other sessions have written to the same store.
  var progressRecords: [ProgressRecord] { ProgressText(activeProgress.read()).records }

  var progress: LearnerProgress { LearnerProgress(progressRecords) }

  func keep(_ events: [ProgressRecord.Event]) {
    guard !events.isEmpty else { return }
    let problem = activeProgress.append(events.map { ProgressRecord($0, on: today) })
    if origin.page == nil { progressProblem = problem }
  }

  /// Returns the reason why progress cannot be stored, if no earlier call has returned it; nil otherwise.
  public func takeProgressProblem() -> String? {
    guard let progressProblem, !hasToldProgressProblem else { return nil }
    hasToldProgressProblem = true
    return progressProblem
  }

  /// Whether progress could not be stored; if so, this property tries once more to store it, and is false on success.
  public var hasLostProgress: Bool {
    progressProblem != nil && progressStore.append([]) != nil
  }

  func keepProgress() {
    guard var visit = lesson else { return }
    let events = visit.answerEvents + visit.confidenceEvents + visit.stepEvents
    guard !events.isEmpty else { return }
    visit.stored = LessonVisit.StoredProgress(visit.run)
    lesson = visit
    keep(events)
  }
}

extension LessonVisit {
  struct StoredProgress: Equatable {
    /// The index of the step that was open when the attempt was last stored; nil before that.
    var stepIndex: Int?
    var answers: [GivenAnswer] = []
    var skipCount = 0
    var scoreCount = 0

    init() {}

    init(_ run: LessonAttempt) {
      stepIndex = run.stepIndex
      answers = run.answers
      skipCount = run.skipped.count
      scoreCount = run.scores.count
    }
  }

  private var name: String { run.lesson.id }

  fileprivate var answerEvents: [ProgressRecord.Event] {
    run.answers.dropFirst(stored.answers.count).map { answer in
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

  fileprivate var confidenceEvents: [ProgressRecord.Event] {
    run.answers.enumerated().compactMap { index, answer in
      let before = stored.answers.indices.contains(index) ? stored.answers[index].isSure : nil
      guard let isSure = answer.isSure, isSure != before else { return nil }
      return .sure(question: answer.question, isSure)
    }
  }

  fileprivate var stepEvents: [ProgressRecord.Event] {
    guard name != Lesson.recallID else { return [] }
    let scores = run.scores.dropFirst(stored.scoreCount).map {
      ProgressRecord.Event.scored(lesson: name, step: $0.step, points: $0.points)
    }
    let skips =
      scores
      + run.skipped.dropFirst(stored.skipCount).map {
        ProgressRecord.Event.skipped(lesson: name, step: $0)
      }
    guard run.stepIndex != stored.stepIndex else { return skips }
    if run.isTest { return run.isPassed ? [.done(lesson: name)] : [] }
    return skips
      + [run.isFinished ? .done(lesson: name) : .at(lesson: name, step: run.step.id)]
  }
}
