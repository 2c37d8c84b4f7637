import ArgumentParser
import Lab
import TerminalText

struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write; standard output when not given.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @Flag(help: "Overwrite a file that holds anything else than an unchanged page of viperlab.")
  var force = false

  func validate() throws {
    if force, path == nil { throw ValidationError("Overwrite which file?  Add  -o FILE.") }
  }

  var path: String? { output == "-" ? nil : output }
}

extension Session {
  /// Writes a text into the file of the options and reports that on the console, after `heading`; without a file, writes the text
  /// to the console.
  ///
  /// - Throws: A failure with the exit status `status` if the file cannot or must not be overwritten; the file is unchanged then.
  func write(
    _ text: StyledText,
    to options: OutputOptions,
    _ console: Console,
    heading: String = "",
    status: Int32 = 1
  ) throws(Failure) {
    guard let path = options.path else {
      console.write(text)
      return
    }
    let answer = write(page: text.plain, to: path, isForced: options.force)
    if let refusal = answer.refusal { throw Failure(refusal, status: status) }
    console.write(StyledText(heading) + answer.text)
  }
}
