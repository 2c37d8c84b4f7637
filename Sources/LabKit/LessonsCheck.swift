import ArgumentParser
import Lab
import LessonKit
import Platform
import Stage
import TerminalText
import Traces

extension LessonsCommand {
  struct Check: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Prove lessons: what they say is true, what they ask can be done."
    )

    @ArgumentParser.Argument(
      help: "Files or folders; the lessons that come with the laboratory when none is named."
    )
    var paths: [String] = []

    func run(in laboratory: Laboratory) async throws -> Int32 {
      let lessons = paths.isEmpty ? try laboratory.allLessons() : try Lesson.read(paths)
      let (sessionFactory, count) = (laboratory.sessionFactory, lessons.count)
      var findings = try await laboratory.showingProgress(of: "checking lessons") {
        try await lessons.concurrentMap { index, lesson in
          Progress.begins("checking \(lesson.id) (\(index + 1) of \(count))")
          return await sessionFactory.findings(in: lesson)
        }
      }
      .flatMap(\.self)
      let banks = paths.isEmpty ? [("bank.md", Bank.builtIn)] : try Bank.read(in: paths)
      findings += banks.flatMap { file, bank in
        bank.findings(file: file, words: .known, height: Session.height)
      }
      if paths.isEmpty { findings += Misconceptions.builtIn.unused(in: lessons) }
      for finding in findings { laboratory.console.write(plain: "\(finding)\n") }
      let checked = count.counted("lesson") + " checked"
      laboratory.console.write(plain: "\(checked), \(findings.count) found\n")
      return lessons.isEmpty ? 3 : findings.isEmpty ? 0 : 1
    }
  }

  struct Edit: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Prove a lesson again each time its file changes, until Ctrl-C."
    )

    @ArgumentParser.Argument(help: "The lesson's file.")
    var file: String

    func run(in laboratory: Laboratory) async throws -> Int32 {
      try laboratory.console.requireWaiting()
      var last: String?
      while true {
        let text = try TextFile(file).text
        if text != last {
          last = text
          await check(in: laboratory)
        }
        // Polling twice a second costs nothing and works on every file system.
        usleep(500_000)
      }
    }

    private func check(in laboratory: Laboratory) async {
      do {
        let lesson = try Lesson.read(file)
        let findings = await laboratory.sessionFactory.findings(in: lesson)
        for finding in findings { laboratory.console.write(plain: "\(finding)\n") }
        laboratory.console.write(plain: "\(lesson.id): \(findings.count) found\n")
      } catch {
        laboratory.console.complain("\(error)")
      }
    }
  }
}

extension SessionFactory {
  /// Returns the defects that the linter and the verifier find, then the steps that right answers do not solve when the lesson is
  /// played, and those taller than the screen.
  fileprivate func findings(in lesson: Lesson) async -> [LessonVerifier.Finding] {
    var session: Session?
    let host = LessonHost(
      start: { session = self.session(for: lesson) },
      run: { command in
        let answer = await session?.answer(command)
        return (answer?.text.plain ?? "", answer?.status == .done)
      },
      observe: { session?.observation ?? Observation() },
      height: Session.height
    )
    var findings = await Lessons.check(lesson, on: host, words: .known)
    func add(_ index: Int, _ text: String) {
      let line = lesson.steps[min(index, lesson.steps.count - 1)].line
      findings.append(LessonVerifier.Finding(file: lesson.file, line: line, text: text))
    }
    let played = with(lesson).session(for: lesson)
    for index in await played.stepsStuck(in: lesson.id) {
      add(index, "The right answers, typed at the prompt, do not get over this step.")
    }
    for (index, lines) in played.tallSteps {
      add(index, "This step takes \(lines) lines with what it shows: a screen has room for 22.")
    }
    return findings.uniqued()
  }
}

extension LessonWords {
  fileprivate static let known = LessonWords(
    commands: Session.commandNames,
    misconceptions: Misconceptions.builtIn.names
  )
}
