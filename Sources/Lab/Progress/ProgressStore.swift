import LessonKit

/// The storage of a learner's progress, to which records are only appended.
public struct ProgressStore {
  /// The path of the file that stores the records; nil when the progress lasts for the session only.
  public let path: String?
  /// Returns the whole text of the stored records, in the format of a progress file.
  public let read: () -> String
  /// Appends records; returns the reason why they could not be stored, nil when they were.
  public let append: ([ProgressRecord]) -> String?

  /// Creates a store from the path of its file and the functions that read and append records.
  public init(
    path: String?,
    read: @escaping () -> String,
    append: @escaping ([ProgressRecord]) -> String?
  ) { (self.path, self.read, self.append) = (path, read, append) }

  /// Returns a store that keeps its records in memory, until the session ends.
  public static func inMemory() -> ProgressStore {
    var records: [ProgressRecord] = []
    return ProgressStore(path: nil, read: { ProgressText.text(of: records) }) { new in
      records += new
      return nil
    }
  }
}

// MARK: - Progress of a session

extension Session {
  /// The stored records, including those that other sessions have written to the same store.
  var progressRecords: [ProgressRecord] { ProgressText(activeProgress.read()).records }

  var progress: LearnerProgress { LearnerProgress(progressRecords) }

  func keep(_ events: [ProgressRecord.Event]) {
    guard !events.isEmpty else { return }
    let problem = activeProgress.append(events.map { ProgressRecord($0, on: today) })
    if activePage == nil { progressProblem = problem }
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
    visit.stored = visit.run
    lesson = visit
    keep(events)
  }
}

extension LessonVisit {
  private var name: String { run.lesson.id }

  fileprivate var answerEvents: [ProgressRecord.Event] {
    run.answers.dropFirst(stored?.answers.count ?? 0).map { answer in
      let (item, isRight, mistake) = (answer.question, answer.isRight, answer.misconception)
      return answer.isRecalled
        ? .recalled(item: item, isRight: isRight, misconception: mistake)
        : .answered(lesson: name, step: item, isRight: isRight, misconception: mistake)
    }
  }

  fileprivate var confidenceEvents: [ProgressRecord.Event] {
    let known = stored?.answers ?? []
    return run.answers.enumerated().compactMap { index, answer in
      let before = known.indices.contains(index) ? known[index].isSure : nil
      guard let isSure = answer.isSure, isSure != before else { return nil }
      return .sure(question: answer.question, isSure)
    }
  }

  fileprivate var stepEvents: [ProgressRecord.Event] {
    guard name != Lesson.recallID else { return [] }
    let scores = run.scores.dropFirst(stored?.scores.count ?? 0).map {
      ProgressRecord.Event.scored(lesson: name, step: $0.step, points: $0.points)
    }
    let skips =
      scores
      + run.skipped.dropFirst(stored?.skipped.count ?? 0).map {
        ProgressRecord.Event.skipped(lesson: name, step: $0)
      }
    guard run.stepIndex != stored?.stepIndex else { return skips }
    if run.isTest { return run.isPassed ? [.done(lesson: name)] : [] }
    return skips
      + [run.isFinished ? .done(lesson: name) : .at(lesson: name, step: run.step.id)]
  }
}
