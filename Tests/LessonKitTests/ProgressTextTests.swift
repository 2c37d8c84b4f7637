import LessonKit
import TestSupport
import Testing

struct ProgressTextTests {
  static let events: [ProgressRecord.Event] = [
    .at(lesson: "wiring", step: "where"), .skipped(lesson: "wiring", step: "where"),
    .done(lesson: "wiring"),
    .answered(lesson: "wiring", step: "where", isRight: true, misconception: nil),
    .answered(lesson: "wiring", step: "where", isRight: false, misconception: "nil-crashes"),
    .recalled(item: "M1", isRight: false, misconception: nil),
    .recalled(item: "M1", isRight: true, misconception: nil),
    .sure(question: "M1", true), .sure(question: "M1", false), .path("hunter"), .language("ko"),
    .mark(lesson: "wiring", step: "where", text: "ask the team"), .forget(lesson: "*"),
  ]

  @Test(arguments: events) func `reads the line of each record`(event: ProgressRecord.Event) {
    for day in [Day("2026-03-05"), nil] {
      let record = ProgressRecord(event, on: day)
      #expect(ProgressRecord(line: record.line) == record)
    }
  }

  @Test func `keeps the line when a text has control characters`() throws {
    let record = ProgressRecord(.mark(lesson: "a", step: "b", text: "x\u{1B}[2J\ny"), on: nil)
    #expect(!record.line.contains("\n"))
    #expect(!record.line.contains("\u{1B}"))
    #expect(ProgressRecord(line: record.line) != nil)
  }

  @Test(arguments: [
    "", "2026-03-05", "2026-03-05 at wiring", "2026-03-05 met wiring", "yesterday done wiring",
    "- recalled M1 perhaps", "- done wiring twice", "- done wi\u{1B}ring", "- done wi\u{202E}ring",
  ]) func `leaves out a line that is no record`(line: String) {
    let text = ProgressText.heading + "\n- done tour\n" + line + "\n- done wiring\n"
    let records = ProgressText(text).records
    #expect(records.map(\.event) == [.done(lesson: "tour"), .done(lesson: "wiring")])
  }

  @Test(arguments: [
    (
      // a truncated line
      ProgressText.heading + "\n- done tour\n2026-03-0",
      ProgressText.records([ProgressRecord(.done(lesson: "tour"), on: nil)], damaged: 1)
    ),
    ("", .records([], damaged: 0)), (ProgressText.heading + "\n", .records([], damaged: 0)),
    ("viperlab progress 2\n- gained points 9\n", .newer(version: 2)),
    ("viperlab progress\n", .unrecognised), ("hello\n", .unrecognised), ("{}\n", .unrecognised),
    ("\u{0}\u{1}\n", .unrecognised),
  ])
  func `reads a text with its own heading, and counts damaged lines`(
    text: String,
    records: ProgressText
  ) {
    #expect(ProgressText(text) == records)
  }

  @Test func `leaves out forgotten records`() {
    let records = [
      .done(lesson: "tour"), .done(lesson: "wiring"), .forget(lesson: "tour"), .path("hunter"),
    ].map { (event: ProgressRecord.Event) in ProgressRecord(event, on: nil) }
    #expect(records.withoutForgotten.map(\.event) == [.done(lesson: "wiring"), .path("hunter")])
  }
}

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
