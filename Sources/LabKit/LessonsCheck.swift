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
      abstract: "Check lessons: what they say is true, what they ask can be done."
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
      laboratory.console.write(plain: "\(checked), \(findings.count.counted("mistake")) found\n")
      return lessons.isEmpty ? 3 : findings.isEmpty ? 0 : 1
    }
  }

  struct Edit: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Check a lesson again each time its file changes, until Ctrl-C."
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
        let mistakes = findings.count.counted("mistake")
        laboratory.console.write(plain: "\(lesson.id): \(mistakes) found\n")
      } catch {
        laboratory.console.complain("\(error)")
      }
    }
  }
}

extension SessionFactory {
  /// Returns the defects that the linter, the verifier and a play of a lesson find, such as steps that right answers do not solve.
  fileprivate func findings(in lesson: Lesson) async -> [LessonVerifier.Finding] {
    let host = LessonHost { session(for: lesson) }
    return (await Lessons.check(lesson, on: host, words: .known) + playing(lesson)).uniqued()
  }

  /// Returns the defects found by playing a lesson: steps that its right answers do not solve, and steps taller than the screen.
  private func playing(_ lesson: Lesson) async -> [LessonVerifier.Finding] {
    let session = with(lesson).session(for: lesson)
    let stuck = await session.stepsStuck(in: lesson.id).map { index in
      lesson.finding(
        at: index,
        "The right answers, typed at the prompt, do not get over this step."
      )
    }
    return stuck
      + session.tallSteps.map { index, lines in
        lesson.finding(
          at: index,
          "This step takes \(lines) lines with what it shows: a screen has room for 22."
        )
      }
  }
}

extension Lesson {
  /// Returns a finding at the line of the step at `index`; at the last step's line for a larger index.
  fileprivate func finding(at index: Int, _ text: String) -> LessonVerifier.Finding {
    let line = steps[min(index, steps.count - 1)].line
    return LessonVerifier.Finding(file: file, line: line, text: text)
  }
}

extension LessonWords {
  fileprivate static let known = LessonWords(
    commands: Session.commandNames,
    misconceptions: Misconceptions.builtIn.names
  )
}

extension LessonHost {
  fileprivate init(_ makeSession: @escaping () -> Session) {
    var session: Session?
    self.init(
      start: { session = makeSession() },
      run: { command in
        let answer = await session?.answer(command)
        return (answer?.text.plain ?? "", answer?.status == .done)
      },
      observe: { session?.observation ?? Observation() },
      height: Session.height
    )
  }
}
