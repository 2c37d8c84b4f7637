import LessonKit
import PrintableText
import TerminalText
import Traces

extension Session {
  func choosePath(_ name: String?) throws(Refusal) -> StyledText {
    guard let name else {
      let chosen = path(in: progress)
      let lines = LearningPath.all.map { path in
        let name = StyledText(path.name, .command).padded(to: 10)
        return StyledText(path == chosen ? "> " : "  ") + name + StyledText(path.audience)
      }
      return StyledText(lines: lines)
    }
    guard let path = LearningPath.named(name) else {
      throw .unknown("path", name, among: LearningPath.all.map(\.name))
    }
    keep([.path(path.name)])
    return StyledText("Your path is \(path.name): \(path.audience).\n", .strong) + way(along: path)
  }

  private func way(along path: LearningPath) -> StyledText {
    let progress = self.progress
    let items = path.items(among: lessons.headings.map(\.id))
    let others = lessons.headings.map(\.id).filter { id in !items.contains { $0.lesson == id } }
    let cells = items.map { item in
      let mark =
        progress.isSolved(item.lesson)
        ? "x" : progress.skippedCount(of: item.lesson) > 0 ? "-" : " "
      return "[\(mark)] \(item.lesson)\(item.isTest ? " (test)" : "")"
    }
    let column = (cells.map(\.displayWidth).max() ?? 0) + 2
    let columns = max(1, (settings.width + 2) / column)
    let height = (cells.count + columns - 1) / columns
    let lines = (0..<height).map { row in
      stride(from: row, to: cells.count, by: height)
        .reduce(StyledText()) { $0 + StyledText(cells[$1]).padded(to: column) }
        .withoutTrailingBlanks
    }
    return StyledText(lines: lines) + names("Beside the path", others[...])
      + StyledText("x: done, -: with skipped steps, test: its test is enough\n", .dim)
  }

  func exportProgress(_ words: [String]) throws(Refusal) -> StyledText {
    var words = words
    let isForced = words.takeForce()
    guard let path = words.first, words.count == 1 else {
      throw .misused("Into which file?  progress export FILE")
    }
    let records = progressRecords.withoutForgotten
    return try write(ProgressText.text(of: records), to: path, isForced: isForced) { former in
      guard case .records(let kept, damaged: 0) = ProgressText(former) else { return false }
      return Set(kept).isSubset(of: progressRecords)
    }
  }

  func importProgress(_ words: [String]) throws(Refusal) -> StyledText {
    guard let path = words.first, words.count == 1 else {
      throw .misused("From which file?  progress import FILE")
    }
    let records = try importedRecords(from: path)
    let known = Set(progressRecords)
    let new = records.filter { !known.contains($0) }
    if !new.isEmpty, let problem = activeProgress.append(new) { throw .failed(problem) }
    return StyledText("\(new.count.counted("record")) added from \(path.readable).\n")
  }

  private func importedRecords(from path: String) throws(Refusal) -> [ProgressRecord] {
    switch ProgressText(try text(inFile: path)) {
    case .records(let records, damaged: 0): return records
    case .records(_, let damaged):
      let verb = damaged == 1 ? "is no record" : "are no records"
      throw .failed("\(path.readable): \(damaged.counted("line")) \(verb). Nothing was imported.")
    case .newer(let version):
      throw .failed("\(path.readable):1: is of version \(version); this laboratory reads 1.")
    case .unrecognised:
      throw .failed(
        "\(path.readable):1: is no file of progress.  progress export FILE  writes one."
      )
    }
  }

  func forgetProgress(_ name: String?) throws(Refusal) -> StyledText {
    guard let name else { throw .misused("Forget what?  progress forget LESSON|all") }
    let known = Set(progress.lessons.keys).union(lessons.headings.map(\.id))
    guard name == "all" || known.contains(name) else {
      throw .unknown("lesson", name, among: known.sorted(), all: "lesson")
    }
    keep([.forget(lesson: name == "all" ? "*" : name)])
    return StyledText("Forgotten: \(name).\n")
  }
}
