import Testing

@testable import LessonKit

struct LearnerProgressTests {
  private func day(_ number: Int) throws -> Day { try #require(Day("2026-03-01")) + number }

  private func progress(_ events: (ProgressRecord.Event, Int)...) throws -> LearnerProgress {
    LearnerProgress(try events.map { ProgressRecord($0, on: try day($1)) })
  }

  private func bank() throws -> Bank {
    let items = ["A1", "A2", "B1", "C1", "D1", "E1", "F1", "G1"].map { name in
      """
      ## \(name)
      <!-- step item id=\(name) see=lesson-\(name.lowercased()) -->
      - `this`: yes: So it is.
      - `that`: no: Look again.
      """
    }
    return try Bank(markdown: items.joined(separator: "\n"), file: "bank.md")
  }

  private func recalled(_ item: String, _ isRight: Bool) -> ProgressRecord.Event {
    .recalled(item: item, isRight: isRight, misconception: nil)
  }

  @Test func `goes on at the step that was opened last`() throws {
    let lesson = try Lesson(markdown: LessonText.sound, file: "small.md")
    let step = lesson.steps[2].id
    let progress = try progress((.at(lesson: lesson.id, step: step), 0))
    #expect(progress.openStep(of: lesson) == 2)
    let over = try self.progress(
      (.at(lesson: lesson.id, step: step), 0),
      (.done(lesson: lesson.id), 0)
    )
    #expect(over.openStep(of: lesson) == 0)
    #expect(over.isDone(lesson.id))
    let gone = try self.progress((.at(lesson: lesson.id, step: "no-more"), 0))
    #expect(gone.openStep(of: lesson) == 0)
  }

  /// Answers by their days, and the next day on which the question is asked.
  static let answers: [([(isRight: Bool, day: Int)], due: Int?)] = [
    // after 1, 3, 7 and 21 days, and then no more
    ([], 1), ([(true, 1)], 4), ([(true, 1), (true, 4)], 11),
    ([(true, 1), (true, 4), (true, 11)], 32),
    ([(true, 1), (true, 4), (true, 11), (true, 32)], nil),
    // a wrong answer restarts the schedule, right ones before the due day do not count
    ([(true, 1), (false, 4)], 5), ([(true, 0), (true, 0), (true, 0), (true, 0)], 1),
  ]

  @Test(arguments: answers)
  func `asks again ever later`(answers: [(isRight: Bool, day: Int)], due: Int?) throws {
    var state = RecallState(since: try day(0))
    for answer in answers { state.take(answer.isRight, on: try day(answer.day)) }
    #expect(try state.dueDay == due.map { try day($0) })
  }

  @Test func `asks nothing of a lesson that is not done`() throws {
    let bank = try bank()
    #expect(try progress().dueItems(in: bank, on: try day(9)) == [])
    let done = try progress((.done(lesson: "lesson-b1"), 0))
    #expect(done.dueItems(in: bank, on: try day(0)) == [])
    #expect(done.dueItems(in: bank, on: try day(1)) == ["B1"])
  }

  @Test func `asks at most six, the oldest first, no two of a concept in a row`() throws {
    let bank = try bank()
    let days: KeyValuePairs = [
      "G1": 3, "A1": 0, "A2": 0, "B1": 1, "C1": 2, "D1": 2, "E1": 2, "F1": 2,
    ]
    let records = try days.map { ProgressRecord(recalled($0, false), on: try day($1)) }
    let progress = LearnerProgress(records)
    let due = progress.dueItems(in: bank, on: try day(20))
    #expect(due == ["A1", "B1", "A2", "C1", "D1", "E1"])
  }

  @Test func `asks first what was answered wrongly and surely`() throws {
    let bank = try bank()
    let progress = try progress(
      (recalled("A1", false), 0),
      (recalled("B1", false), 1),
      (.sure(question: "B1", true), 1),
      (recalled("C1", true), 0)
    )
    #expect(progress.dueItems(in: bank, on: try day(9)) == ["B1", "A1", "C1"])
  }

  @Test func `forgets one lesson, or all`() throws {
    let some = try progress(
      (.done(lesson: "tour"), 0),
      (.done(lesson: "wiring"), 0),
      (.forget(lesson: "tour"), 1)
    )
    #expect(!some.isDone("tour"))
    #expect(some.isDone("wiring"))
    let none = try progress(
      (.done(lesson: "tour"), 0),
      (recalled("A1", true), 0),
      (.forget(lesson: "*"), 1)
    )
    #expect(none.lessons.isEmpty)
    #expect(none.items.isEmpty)
  }

  @Test func `counts the first answer to a question only`() throws {
    let answer = {
      ProgressRecord.Event.answered(lesson: "tour", step: "a", isRight: $0, misconception: nil)
    }
    #expect(try progress((answer(false), 0), (answer(true), 0)).answers.map(\.isRight) == [false])
  }
}

struct LearningPathTests {
  private func done(_ lessons: String...) -> LearnerProgress {
    LearnerProgress(lessons.map { ProgressRecord(.done(lesson: $0), on: nil) })
  }

  @Test func `goes from lesson to lesson to the exam`() {
    for path in [LearningPath.newcomer, .student, .decider] {
      var records: [ProgressRecord] = []
      var names: [String] = []
      let all = LearningPath.student.items.map(\.lesson)
      while names.count < 50,
        let next = path.next(after: names.last, in: LearnerProgress(records), among: all)
      {
        names.append(next.lesson)
        records.append(ProgressRecord(.done(lesson: next.lesson), on: nil))
      }
      #expect(names == path.items.map(\.lesson))
      #expect(names.last == "exam")
    }
  }

  @Test func `returns to lessons that were left out`() {
    let among = ["tour", "massive-controller", "first-message"]
    let path = LearningPath.newcomer
    let progress = done("tour", "first-message")
    let next = path.next(after: "first-message", in: progress, among: among)
    #expect(next?.lesson == "massive-controller")
    #expect(path.next(in: done("tour", "massive-controller", "first-message"), among: among) == nil)
  }

  @Test func `begins the hunter path with a test`() {
    let next = LearningPath.hunter.next(in: done(), among: ["wiring", "tour"])
    #expect(next?.command == "lesson tour test")
  }

  @Test func `takes the order of lessons that are on no path`() {
    let next = LearningPath.newcomer.next(in: done("ours-1"), among: ["ours-1", "ours-2"])
    #expect(next?.command == "lesson ours-2")
  }
}
