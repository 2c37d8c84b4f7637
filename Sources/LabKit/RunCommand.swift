import ArgumentParser
import PrintableText

struct RunCommand: ParsableCommand, LaboratoryTask {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Carry out the commands of a file, one a line.",
    discussion: """
      Stops at the first line that is refused and names it: FILE:LINE:COLUMN. With --keep-going it \
      goes on, and ends with the status of the first that was refused.
      """
  )

  @Argument(help: "The file with the commands.", completion: .file())
  var file: String

  @Flag(help: "Go on after a line that is refused.")
  var keepGoing = false

  @OptionGroup var display: DisplayOptions

  func run(in laboratory: Laboratory) async throws -> Int32 {
    let lines = try TextFile(file).lines
    let session = laboratory.session(display)
    return await ScriptRunner(session: session, console: laboratory.console, keepsGoing: keepGoing)
      .run(lines, name: file.printable())
  }
}
