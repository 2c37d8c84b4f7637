import ArgumentParser
import Lab
import LessonKit
import Platform
import Stage
import TerminalText
import Traces
import TranscriptKit

extension LessonsCommand {
  struct Check: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Check lessons: what they say is true, what they ask can be done.",
      discussion: """
        Status 0: all well. 1: something is wrong. 2: a file is missing or malformed. 3: there is no \
        lesson. 4: a lesson did not end in time, or crashed.
        """
    )

    @ArgumentParser.Argument(
      help: "Files or folders; the lessons that come with the laboratory when none is named."
    )
    var paths: [String] = []

    @Option(help: "How long the check of one lesson may take: 500ms, 2s, 1m.")
    var timeout = TimeLimit.usual

    func run(in laboratory: Laboratory) async throws -> Int32 {
      var failures: [Failure] = []
      let lessons = paths.isEmpty ? try laboratory.allLessons() : Lesson.read(paths, &failures)
      let (sessionFactory, timeout) = (laboratory.sessionFactory, self.timeout)
      let checks = try await laboratory.showingProgress(of: "checking lessons") {
        try await lessons.concurrentMap(atMost: TestOptions.coreCount) { index, lesson in
          Progress.begins("checking \(lesson.id) (\(index + 1) of \(lessons.count))")
          return await sessionFactory.check(lesson, within: timeout)
        }
      }
      var findings = checks.flatMap(\.findings)
      let banks = paths.isEmpty ? [("bank.md", Bank.builtIn)] : Bank.read(in: paths, &failures)
      findings += banks.flatMap { file, bank in
        bank.findings(file: file, words: .known, height: Session.height)
      }
      if paths.isEmpty { findings += Misconceptions.builtIn.unused(in: lessons) }
      for message in failures.map(\.message).uniqued() { laboratory.console.complain(message) }
      for finding in findings { laboratory.console.write(plain: "\(finding)\n") }
      if lessons.isEmpty, let failure = failures.first { return failure.status }
      let checked = lessons.count.counted("lesson") + " checked"
      laboratory.console.write(plain: "\(checked), \(findings.count.counted("mistake")) found\n")
      if checks.contains(where: \.isTimeout) { return 4 }
      if let failure = failures.first { return failure.status }
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
      do throws(Failure) {
        let lesson = try Lesson.read(file)
        let findings = await laboratory.sessionFactory.check(lesson).findings
        for finding in findings { laboratory.console.write(plain: "\(finding)\n") }
        let mistakes = findings.count.counted("mistake")
        laboratory.console.write(plain: "\(lesson.id): \(mistakes) found\n")
      } catch {
        laboratory.console.complain(error.message)
      }
    }
  }
}

extension SessionFactory {
  /// Returns the defects that the linter, the verifier and a play of a lesson find, such as steps that right answers do not solve.
  ///
  /// After a command that exceeds the time limit, the only finding is that command's step.
  fileprivate func check(
    _ lesson: Lesson,
    within limit: TimeLimit = .usual
  ) async -> (findings: [LessonError], isTimeout: Bool) {
    func checked(under watch: PageWatch) async -> (findings: [LessonError], isTimeout: Bool) {
      let host = CheckedLaboratory(watch) { session(for: lesson) }
      var findings = await Lessons.check(lesson, on: host, words: .known)
      if let line = host.stoppedLine {
        let text = "This step did not end within \(limit.text)."
        return ([LessonError(file: lesson.file, line: line, text)], true)
      }
      // A play would only repeat that a command cannot be done.
      if !findings.contains(where: \.isObstacle) { findings += await playing(lesson) }
      return (findings.uniqued(), false)
    }
    if let outer = PageWatch.ofTranscript { return await checked(under: outer) }
    return await PageWatch.watching(lesson.file, within: limit, checked)
  }

  /// Returns the defects found by playing a lesson: steps that its right answers do not solve, and steps taller than the screen.
  private func playing(_ lesson: Lesson) async -> [LessonError] {
    let session = with(lesson).session(for: lesson)
    let stuck = await session.stepsStuck(in: lesson.id).map { index in
      (index, "The right answers, typed at the prompt, do not get over this step.")
    }
    let tall = session.tallSteps.map { index, lines in
      (index, "This step takes \(lines) lines with what it shows: a screen has room for 22.")
    }
    return (stuck + tall).map { index, text in
      // The index after the last step belongs to the last step.
      let line = lesson.steps[min(index, lesson.steps.count - 1)].line
      return LessonError(file: lesson.file, line: line, text)
    }
  }
}

extension LessonWords {
  fileprivate static let known = LessonWords(
    commands: Session.commandNames,
    misconceptions: Misconceptions.builtIn.names
  )
}

/// The laboratory of one lesson's check, which notes the first step with a command that was stopped at the time limit.
private final class CheckedLaboratory: LessonHost {
  private let watch: PageWatch
  private let makeSession: () -> Session
  private var session: Session?
  private var line = 1
  private(set) var stoppedLine: Int?

  init(_ watch: PageWatch, _ makeSession: @escaping () -> Session) {
    self.watch = watch
    self.makeSession = makeSession
  }

  func start() { session = makeSession() }

  func run(_ command: String) async -> (output: String, ok: Bool) {
    watch.enter(line)
    defer { watch.leave() }
    guard stoppedLine == nil, let session else { return ("", false) }
    let answer = await session.answer(command)
    // A session that stops clears the flag of the watch.
    if answer.isStopped || watch.isOver { stoppedLine = line }
    return (answer.text.plain, answer.status == .done)
  }

  func observe() -> Observation { session?.observation ?? Observation() }

  func enter(_ line: Int) { self.line = line }

  func height(of lines: [LessonLine]) -> Int { Session.height(of: lines) }
}
