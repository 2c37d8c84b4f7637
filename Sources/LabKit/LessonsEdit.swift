import ArgumentParser
import Lab
import LessonKit
import Platform

extension LessonsCommand {
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
        let findings = await LessonProof(laboratory).findings(in: lesson)
        for finding in findings { laboratory.console.write(plain: "\(finding)\n") }
        laboratory.console.write(plain: "\(lesson.id): \(findings.count) found\n")
      } catch {
        laboratory.console.complain("\(error)")
      }
    }
  }
}
