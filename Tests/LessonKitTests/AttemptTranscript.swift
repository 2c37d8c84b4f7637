import Foundation
import Testing
import Traces

@testable import LessonKit

/// An attempt at the lesson of a case, line by line.
///
/// | line | does |
/// |---|---|
/// | `> TEXT` | gives an answer |
/// | `! hint` | calls a method: hint, answer, skip, next, back, restart, look |
/// | `! begin open` | begins the step at a state of the laboratory |
/// | `+ open 2; command why #5` | reports a state: the first 2 rows of opening Products, then commands |
/// | `? prompt` | asks for a property |
///
/// A reply ends at the heading of the next step; `! look` shows the step. A state has the trace of the last state, unless it names
/// rows: `open`, `open 2`, `none`, or `call View Router a() 8 1` with the numbers of the row and of its cause.
struct AttemptTranscript {
  private struct UnknownLine: Error {
    let line: String
  }

  private var attempt: LessonAttempt

  /// Starts an attempt at the step with the index of the option `at`, or with the option `test` at the lesson's test.
  init(_ given: LessonCase) throws {
    let lesson = try given.lesson
    let index = try given.options("at").first.map { try #require(Int($0)) } ?? 0
    attempt =
      given.options("test").isEmpty
      ? LessonAttempt(lesson, at: index) : LessonAttempt(testing: lesson)
    attempt.begin(at: try observation(given.options("begin").first ?? "none"))
  }

  /// Returns the lines of a transcript that are the learner's, each with the reply below it.
  ///
  /// - Throws: An error for a line that cannot be carried out.
  mutating func replayed(_ transcript: String) throws -> String {
    let inputs = transcript.split(separator: "\n").filter { line in
      [">", "!", "+", "?"].contains { line == $0 || line.hasPrefix("\($0) ") }
    }
    return try inputs.flatMap { [String($0)] + (try replies(to: $0)) }.joined(separator: "\n")
  }

  private mutating func replies(to line: Substring) throws -> [String] {
    let text = String(line.dropFirst(2))
    switch line.first {
    case ">": return attempt.answer(text)?.texts ?? ["no reply"]
    case "+": return attempt.observe(try observation(text))?.texts ?? ["no reply"]
    case "?": return try property(text)
    default: return try moved(text)
    }
  }

  private mutating func moved(_ line: String) throws -> [String] {
    switch line {
    case "hint": return attempt.hint().texts
    case "answer": return attempt.giveAnswer().texts
    case "skip": return attempt.skip().texts
    case "next": return attempt.next().texts
    case "back": return attempt.goBack().texts
    case "restart": return attempt.restart().texts
    case "look": return attempt.presentation().map(\.text)
    default:
      guard line.hasPrefix("begin ") else { throw UnknownLine(line: line) }
      attempt.begin(at: try observation(String(line.dropFirst(6))))
      return []
    }
  }

  private func property(_ name: String) throws -> [String] {
    switch name {
    case "prompt": return [attempt.promptText.isEmpty ? "nothing" : attempt.promptText]
    case "step": return [attempt.isFinished ? "finished" : attempt.step.id]
    case "setup": return attempt.setup
    case "forbidden": return attempt.step.forbidden
    case "hidden": return [attempt.hiddenFrom.map { "from #\($0)" } ?? "nothing"]
    case "passed": return ["\(attempt.isPassed)"]
    case "scores": return attempt.scores.map { "\($0.step): \($0.points)" }
    case "answers":
      return attempt.answers.map { answer in
        let words = [
          answer.question, answer.isRight ? "right" : "wrong", answer.misconception,
          answer.isSure.map { $0 ? "sure" : "unsure" },
        ]
        return words.compactMap(\.self).joined(separator: " ")
      }
    default: throw UnknownLine(line: name)
    }
  }

  private func observation(_ text: String) throws -> Observation {
    var state = Observation()
    var events: [Event]?
    for part in text.components(separatedBy: "; ") {
      let words = part.split(separator: " ", maxSplits: 1).map(String.init)
      let rest = words.count > 1 ? words[1] : ""
      switch words[0] {
      case "none": events = []
      case "open": events = (events ?? []) + ProductsTrace.open.prefix(Int(rest) ?? Int.max)
      case "call": events = (events ?? []) + [try ProductsTrace.call(rest)]
      case "command": state.commands.append(rest)
      case "found": state.found.append(rest)
      default: throw UnknownLine(line: part)
      }
    }
    state.trace = events.map { ProductsTrace.observed($0).trace } ?? attempt.latest.trace
    return state
  }
}

extension LessonReply {
  /// The lines up to the heading of a step, and the commands that the laboratory runs: shown with `%`, hidden with `$`.
  fileprivate var texts: [String] {
    let end = lines.firstIndex(where: \.beginsStep) ?? lines.count - 1
    return lines[...end].map(\.text) + shown.map { "% \($0)" } + commands.map { "$ \($0)" }
      + (revealed.map { ["shown: #\($0.lowerBound) to #\($0.upperBound - 1)"] } ?? [])
  }
}

extension LessonLine {
  /// The kind and the text.
  fileprivate var text: String {
    switch self {
    case .heading(let title, let position): "heading: \(title), \(position)"
    case .paragraph(let text): "text: \(text)"
    case .code(let text): "code: \(text)"
    case .end(let text): "end: \(text)"
    case .choice(let number, let text): "choice \(number): \(text)"
    case .goal(let text, let isMet, let row):
      "goal: \(text)\(isMet ? " (met)" : "")\(row.map { " #\($0)" } ?? "")"
    case .keys(let words): "keys: \(words.joined(separator: ", "))"
    case .praise(let text): "praise: \(text)"
    case .correction(let text): "correction: \(text)"
    }
  }
}
