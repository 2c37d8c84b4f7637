import ArgumentParser
import Lab
import LessonKit
import Platform
import PrintableText

/// The options for the learner's date and progress file; a script without them has neither.
struct ProgressOptions: ParsableArguments {
  @Option(help: "The day that recall counts from, such as 2026-03-05.")
  var today: String?

  @Option(
    help: ArgumentHelp(
      "The file of the progress in the lessons. A script without it reads and keeps none.",
      valueName: "file"
    )
  )
  var progress: String?

  /// Applies the options to a session and reports a progress file that was set aside; throws a failure for options that are wrong.
  func apply(to session: Session, _ console: Console) throws(Failure) {
    if let today {
      guard let day = Day(today) else {
        throw Failure("\(today.readable) is no day. Write it as 2026-03-05.")
      }
      session.today = day
    }
    guard let progress else { return }
    guard !progress.allSatisfy(\.isWhitespace) else {
      throw Failure("--progress names no file. Write it as --progress FILE.")
    }
    guard Sandbox.current == nil else { throw Failure("A transcript keeps no progress.") }
    if let remark = ProgressFile(path: progress).keepProgress(of: session) {
      console.complain(remark)
    }
  }
}

extension ProgressOptions: Sendable {}

extension Day {
  static var onThisClock: Day? {
    var now = time(nil)
    var parts = tm()
    guard localtime_r(&now, &parts) != nil else { return nil }
    return Day(
      year: Int(parts.tm_year) + 1900,
      month: Int(parts.tm_mon) + 1,
      day: Int(parts.tm_mday)
    )
  }
}
