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

  private func missed(_ item: String) -> ProgressRecord.Event {
    .recalled(item: item, isRight: false, misconception: nil)
  }

  private func known(_ item: String) -> ProgressRecord.Event {
    .recalled(item: item, isRight: true, misconception: nil)
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

  @Test func `asks again after 1, 3, 7 and 21 days, and then no more`() throws {
    var state = RecallState(since: try day(0))
    var days: [Int] = []
    for _ in 0..<4 {
      let due = try #require(state.dueDay)
      days.append(due.number - (try day(0)).number)
      state.take(true, on: due)
    }
    #expect(days == [1, 4, 11, 32])
    #expect(state.dueDay == nil)
  }

  @Test func `restarts the schedule after a wrong answer`() throws {
    var state = RecallState(since: try day(0))
    state.take(true, on: try day(1))
    state.take(false, on: try day(4))
    #expect(state.dueDay == (try day(5)))
  }

  @Test func `does not count right answers before the due day`() throws {
    var state = RecallState(since: try day(0))
    for _ in 0..<4 { state.take(true, on: try day(0)) }
    #expect(state.dueDay == (try day(1)))
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
    let progress = LearnerProgress(try days.map { ProgressRecord(missed($0), on: try day($1)) })
    let due = progress.dueItems(in: bank, on: try day(20))
    #expect(due == ["A1", "B1", "A2", "C1", "D1", "E1"])
  }

  @Test func `asks first what was answered wrongly and surely`() throws {
    let bank = try bank()
    let progress = try progress(
      (missed("A1"), 0),
      (missed("B1"), 1),
      (.sure(question: "B1", true), 1),
      (known("C1"), 0)
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
    let none = try progress((.done(lesson: "tour"), 0), (known("A1"), 0), (.forget(lesson: "*"), 1))
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
