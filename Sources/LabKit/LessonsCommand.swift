import ArgumentParser
import Lab
import LessonKit
import PrintableText
import Stage
import TerminalText
import Traces

struct LessonsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lessons",
    abstract: "List, start, prove or write lessons.",
    subcommands: [List.self, Start.self, Check.self, Play.self, New.self, Edit.self],
    defaultSubcommand: List.self
  )

  struct List: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(abstract: "List the lessons.")

    @ArgumentParser.Argument(help: .hidden)
    var name: String?

    func run(in laboratory: Laboratory) async throws -> Int32 {
      if let name {
        throw Failure("To begin a lesson:  viperlab lessons start \(name.printable())")
      }
      let session = laboratory.sealedSession()
      session.showExercises(laboratory.console)
      laboratory.console.write(await session.answer("lesson").text)
      return 0
    }
  }

  struct Start: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(abstract: "Start a lesson at the prompt.")

    @ArgumentParser.Argument(help: "The lesson, such as first-message, or its file.")
    var name: String

    @Option(
      help: ArgumentHelp(
        "The order of choices: the same number, the same order for everybody.",
        valueName: "number"
      )
    )
    var seed: Int?

    @OptionGroup var display: DisplayOptions

    @OptionGroup var progress: ProgressOptions

    func run(in laboratory: Laboratory) async throws -> Int32 {
      let own = name.hasSuffix(".md") ? try Lesson.read(name) : nil
      let settings = display.settings(width: laboratory.console.columns)
      let session = laboratory.sessionFactory.with(own).session(settings, .here)
      try progress.apply(to: session, laboratory.console)
      let first = "lesson \((own?.id ?? name).quotedIfNeeded)"
      let isAttended = laboratory.console.hasPerson
      session.seed = seed ?? (isAttended ? .random(in: 1...Int(UInt32.max)) : 0)
      guard isAttended else {
        let script = ScriptRunner(session: session, console: laboratory.console)
        let status = await script.run([first], name: nil)
        return status == 0 ? await script.runStandardInput() : status
      }
      return await PromptLoop(session, laboratory.console).run(first: first)
    }
  }

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
      let (proof, count) = (LessonProof(laboratory), lessons.count)
      var findings = try await laboratory.showingProgress(of: "checking lessons") {
        try await lessons.concurrentMap { index, lesson in
          Progress.begins("checking \(lesson.id) (\(index + 1) of \(count))")
          return await proof.findings(in: lesson)
        }
      }
      .flatMap(\.self)
      findings += try bankFindings()
      if paths.isEmpty { findings += Misconceptions.builtIn.unused(in: lessons) }
      for finding in findings { laboratory.console.write(plain: "\(finding)\n") }
      let checked = count.counted("lesson") + " checked"
      laboratory.console.write(plain: "\(checked), \(findings.count) found\n")
      return lessons.isEmpty ? 3 : findings.isEmpty ? 0 : 1
    }

    private func bankFindings() throws -> [LessonVerifier.Finding] {
      let banks = paths.isEmpty ? [("bank.md", Bank.builtIn)] : try Bank.read(in: paths)
      return banks.flatMap { file, bank in
        bank.findings(file: file, words: LessonProof.words, height: Session.height)
      }
    }
  }
}
