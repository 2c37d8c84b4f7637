import LessonKit
import SequenceDiagrams

extension Command {
  static let lesson = Command(
    name: "lesson",
    group: .start,
    usage: "lesson NAME",
    help: "Begins a lesson; it loads its own module. Leave it any time with  leave.",
    complete: { session, words in words.isEmpty ? session.lessons.map(\.id) : [] },
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 1, "lesson NAME")
      guard let name = words.first else { throw .misused("Which lesson?  lessons  lists all.") }
      guard let lesson = session.lessons.first(where: { $0.id == name.lowercased() }) else {
        throw .unknown("lesson", name, among: session.lessons.map(\.id), all: "lessons")
      }
      var run = LessonRun(lesson)
      let reply = run.restart()
      return session.follow(reply, in: LessonVisit(run: run))
    }
  )
}
