import Testing

@testable import LessonKit

struct LearningPathTests {
  private func done(_ lessons: String...) -> LearnerProgress {
    LearnerProgress(lessons.map { ProgressRecord(.done(lesson: $0), on: nil) })
  }

  @Test func `goes from lesson to lesson to the exam`() {
    for path in [LearningPath.newcomer, .student, .decider] {
      var records: [ProgressRecord] = []
      var names: [String] = []
      let all = LearningPath.student.items.map(\.lesson)
      while let next = path.next(
        after: names.last,
        in: LearnerProgress(records),
        among: all
      ), names.count < 50 {
        names.append(next.lesson)
        records.append(ProgressRecord(.done(lesson: next.lesson), on: nil))
      }
      #expect(names == path.items.map(\.lesson))
      #expect(names.last == "exam")
    }
  }

  @Test func `returns to lessons that were left out`() {
    let among = ["tour", "massive-controller", "first-message"]
    let next = LearningPath.newcomer.next(
      after: "first-message",
      in: done("tour", "first-message"),
      among: among
    )
    #expect(next?.lesson == "massive-controller")
    let path = LearningPath.newcomer
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
