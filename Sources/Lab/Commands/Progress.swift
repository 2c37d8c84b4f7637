import LessonKit
import PrintableText
import TerminalText
import Traces

extension Command {
  static let progress = Command(
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
      guard let part = progressParts.first(where: { $0.prefix { $0 != " " } == word }) else {
        throw .unknown("part of the progress", word, among: progressWords)
      }
      let most = part.split(separator: " ").count + (word == "export" ? 1 : 0)
      try expect(words, atMost: most, part.isEmpty ? "progress" : "progress \(part)")
      let rest = Array(words.dropFirst())
      switch word {
      case "where": return session.progressPlace
      case "notes": return session.progressNotes
      case "numbers": return session.progressNumbers
      case "path": return try session.choosePath(rest.first)
      case "export": return try session.exportProgress(rest)
      case "import": return try session.importProgress(rest)
      case "forget": return try session.forgetProgress(rest.first)
      default: return session.progressSummary
      }
    }
  )

  private static let progressWords = progressParts.dropFirst().map { part in
    String(part.prefix { $0 != " " })
  }

  private static let progressParts = [
    "", "where", "notes", "numbers", "path [NAME]", "export FILE", "import FILE",
    "forget LESSON|all",
  ]
}

extension Session {
  fileprivate var progressSummary: StyledText {
    let progress = self.progress
    let path = path(in: progress)
    let items = path.items(among: lessons.headings.map(\.id))
    let done = items.count { progress.isSolved($0.lesson) }
    let skipped = items.count { progress.skippedCount(of: $0.lesson) > 0 }
    var text = "Path \(path.name): \(done) of \(items.count) lessons done"
    text += skipped > 0 ? ", \(skipped) skipped.\n" : ".\n"
    for heading in lessons.headings {
      guard let skipped = progress.lessons[heading.id]?.skipped, !skipped.isEmpty else { continue }
      let titles = skipped.map { "\"\(title(ofStep: $0, in: heading.id))\"" }
      text += "Skipped in \(heading.id): \(titles.joined(separator: ", "))\n"
    }
    if today != nil { text += (dueSentence(in: progress) ?? "Nothing is due.") + "\n" }
    if let next = nextSentence(in: progress) { text += "Next:" + next + "\n" }
    return StyledText(telling: text)
  }

  fileprivate var progressPlace: StyledText {
    guard let path = activeProgress.path else {
      return StyledText("Your progress lasts for this session only.\n")
    }
    guard let problem = activeProgress.append([]) else {
      return StyledText("Your progress is kept in \(path.printable()).\n")
    }
    let remedy =
      "It lasts for this session.  \(Program.name) --progress FILE  "
      + "keeps it in another file."
    return StyledText(telling: "\(problem) \(remedy)\n", .bad)
  }

  fileprivate var progressNotes: StyledText {
    let marks = progress.marks
    guard !marks.isEmpty else {
      return StyledText(telling: "Nothing is marked. In a lesson,  mark TEXT  notes its step.\n")
    }
    return StyledText(
      lines: marks.map {
        StyledText("\($0.lesson), \"\(title(ofStep: $0.step, in: $0.lesson))\": \($0.text)")
      }
    )
  }

  private func title(ofStep id: String, in lesson: String) -> String {
    let steps = (try? lessons.lesson(named: lesson, in: language))?.steps ?? []
    return steps.first { $0.id == id }?.title ?? id
  }

  fileprivate var progressNumbers: StyledText {
    let answers = progress.answers
    let first = answers.filter { $0.lesson != nil }
    let recalled = answers.filter { $0.lesson == nil }
    let sure = answers.filter { $0.isSure == true }
    guard !answers.isEmpty else { return "No question was answered yet.\n" }
    let groups = [("first answers", first), ("recall", recalled), ("sure of it", sure)]
    var lines = groups.filter { !$0.1.isEmpty }.map { name, answers in
      let right = answers.count(where: \.isRight)
      return StyledText(name).padded(to: 15) + "\(right) of \(answers.count) right"
    }
    for (name, answers) in Dictionary(grouping: answers, by: { $0.misconception ?? "" })
      .sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) where !name.isEmpty
    {
      lines.append(StyledText("\(answers.count.counted("answer")) like \(name)"))
    }
    return StyledText(lines: lines)
  }
}
