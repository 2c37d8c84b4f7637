import LessonKit
import SeededRandom
import Testing

struct DayTests {
  @Test(arguments: [
    ("1970-01-01", 0), ("2000-02-29", 11_016), ("2026-03-05", 20_517), ("0001-01-01", -719_162),
  ]) func `counts days from 1970`(text: String, number: Int) throws {
    let day = try #require(Day(text))
    #expect(day.number == number)
    #expect("\(day)" == text)
  }

  @Test func `gives each number a date that leads back to it`() throws {
    for number in stride(from: -100_000, through: 100_000, by: 37) {
      #expect(Day("\(Day(number: number))")?.number == number)
    }
  }

  @Test(arguments: [
    "2026-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-3-5", "+026-03-05", "today", "",
    "2026-03-05-", "٢٠٢٦-03-05",
  ]) func `rejects text that is not a date`(text: String) {
    #expect(Day(text) == nil)
  }
}
