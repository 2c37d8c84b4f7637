import LessonKit
import TerminalText

extension Command {
  static let progress = Command(
    name: "progress",
    group: .lesson,
    usage: "progress [\(progressWords.joined(separator: "|"))]",
    help: """
      Says how far you have come in the lessons.
      progress where              where that is kept
      progress notes              the steps that you marked
      progress numbers            how you answered
      progress path [NAME]        your way through the lessons
      progress export FILE        writes it; import FILE adds what another file holds
      progress forget LESSON|all  forgets it
      """,
    summary: "Says how far you have come",
    example: CommandExample("progress path"),
    takesFile: { words, _ in words == ["export"] || words == ["import"] },
    closedWords: 1,
    complete: { session, words in
      switch words {
      case []: progressWords
      case ["path"]: LearningPath.all.map(\.name)
      case ["forget"]: ["all"] + session.lessons.headings.map(\.id)
      default: []
      }
    },
    run: { session, words throws(Refusal) in
      let word = words.first ?? ""
      guard let report = ProgressReport.all.first(where: { $0.word == word }) else {
        throw .unknown("part of the progress", word, among: progressWords)
      }
      let most = report.usage.split(separator: " ").count + (word == "export" ? 1 : 0)
      try expect(words, atMost: most - 1, report.usage)
      return try report.run(session, Array(words.dropFirst()))
    }
  )

  private static let progressWords = ProgressReport.all.map(\.word).filter { !$0.isEmpty }
}
