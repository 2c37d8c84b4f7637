import Testing

@testable import LessonKit

struct ExamTests {
  private func exam() throws -> Lesson {
    let steps = ["a:one", "a:two", "b:three", "b:four"].enumerated().map { index, option in
      """
      ## \(option)
      <!-- step quiz id=q\(index) oneof=\(option) points=8 part=\(option.prefix(1)) see=wiring -->
      Which?

      - `this`: yes: So it is.
      - `that`: no: Look again.
      <details>

      1. Look.

      </details>
      """
    }
    let page = """
      # Exam
      <!-- lesson id=exam module=products architecture=viper minutes=9 pass=10 -->
      \(steps.joined(separator: "\n"))
      """
    return try Lesson(markdown: page, file: "exam.md")
  }

  private func result(_ replies: [String]) throws -> ExamResult {
    let exam = try exam()
    var run = LessonAttempt(exam, seed: 5)
    for reply in replies {
      switch reply {
      case "hint": _ = run.hint()
      case "skip": _ = run.skip()
      case "answer": _ = run.giveAnswer()
      case "right": _ = run.answer(run.proposedLines[0])
      default: _ = run.answer("that")
      }
    }
    #expect(run.isFinished)
    let points = Dictionary(run.scores.map { ($0.step, $0.points) }) { $1 }
    return try #require(ExamResult(exam, seed: 5, points: points))
  }

  @Test func `draws one option of each group by the seed`() throws {
    let exam = try exam()
    #expect(exam.isDrawn)
    let routes = Set((1...40).map { exam.route(seed: $0) })
    #expect(routes == [[0, 2], [0, 3], [1, 2], [1, 3]])
    #expect(exam.route(seed: 9) == exam.route(seed: 9))
    let seeds = ["Ada", "Bo"].flatMap { name in
      (0...3).map { Lesson.seed(of: name, sitting: $0) }
    }
    #expect(Set(seeds).count == 8)
  }

  @Test func `passes with enough points and half of each part`() throws {
    #expect(try result(["right", "right"]).isPassed)
    #expect(try result(["right", "right"]).points == 16)
    let costly = try result(["hint", "that", "right", "right"])
    #expect(costly.parts.map(\.points) == [4, 8])
    #expect(costly.isPassed)
    #expect(try result(["answer", "right", "right"]).parts.map(\.points) == [0, 8])
  }

  @Test func `fails when a part is missing and names the lessons to repeat`() throws {
    let half = try result(["right", "skip"])
    #expect(half.parts.map(\.points) == [8, 0])
    #expect(!half.isPassed)
    #expect(half.lessons == ["wiring"])
    #expect(try !result(["hint", "that", "that", "right", "right"]).isPassed)
  }
}
