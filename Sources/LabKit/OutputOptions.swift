import ArgumentParser
import Lab
import PrintableText
import SequenceDiagrams
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

  /// Whether the file's name is that of a page in HTML.
  var isPage: Bool { path?.lowercased().hasSuffix(".html") == true }
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

struct RowOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only rows with this role, name or type; can be repeated.",
      valueName: "name"
    )
  )
  var only: [String] = []

  @Option(
    help: ArgumentHelp("No rows with this role, name or type; can be repeated.", valueName: "name")
  )
  var without: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only rows with this text in their label; can be repeated.",
      valueName: "text"
    )
  )
  var message: [String] = []

  @Option(help: ArgumentHelp("Only these rows: 3..7, 3.. or ..7.", valueName: "n..m"))
  var rows: RowRange?

  var filter: RowFilter { RowFilter(participants: only, without: without, messages: message) }
}

struct RowRange: ExpressibleByArgument {
  let numbers: ClosedRange<Int>

  /// Parses a range of row numbers, at least 1: `3..7`, `3..`, `..7` or `3`; nil for any other text or an empty range.
  init?(argument: String) {
    let bounds = argument.split(separator: "..", omittingEmptySubsequences: false)
    guard bounds.count == 1 || bounds.count == 2, argument != ".." else { return nil }
    let first = bounds[0].isEmpty ? 1 : Int(typed: bounds[0])
    let last = bounds.count == 1 ? first : bounds[1].isEmpty ? Int.max : Int(typed: bounds[1])
    guard let first, let last, first >= 1, first <= last else { return nil }
    numbers = first...last
  }
}

struct DisplayOptions: ParsableArguments {
  @Option(help: "Columns to draw in, from 40 to 1000.")
  var width: Int?

  @Flag(help: "Draw with ASCII characters only.")
  var ascii = false

  @Option(
    help: """
      How wide the terminal draws characters that Unicode calls ambiguous, such as … or ×: \
      narrow or wide; where they are wide, drawings keep to ASCII.
      """
  )
  var ambiguous: AmbiguousWidth = .narrow

  @Flag(help: "Write one plain sentence a row instead of drawing, for screen readers.")
  var plain = false

  func validate() throws {
    guard let width, !(40...1000).contains(width) else { return }
    throw ValidationError("A width is a number from 40 to 1000; \(width) is not.")
  }

  /// Returns the settings of a session from these options; `terminalWidth` applies without `--width`.
  func settings(width terminalWidth: Int) -> Settings {
    Settings(
      width: width ?? terminalWidth,
      isASCII: ascii,
      isPlain: plain,
      ambiguous: ambiguous,
      isWidthFixed: width != nil
    )
  }
}

extension AmbiguousWidth: ExpressibleByArgument {}

/// A choice among values with names, for an option such as `--format` or `--layout`.
protocol NamedChoice: ExpressibleByArgument {
  static var all: [Self] { get }
  var name: String { get }
  init?(named name: String)
}

extension NamedChoice {
  /// Creates the choice named `argument`; nil for an unknown name.
  public init?(argument: String) { self.init(named: argument) }

  /// The names of all choices.
  public static var allValueStrings: [String] { all.map(\.name) }
  /// The names, which a shell offers.
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
  /// The name of the choice, as help shows it for a default value.
  public var defaultValueDescription: String { name }

  static var list: String { allValueStrings.joined(separator: ", ") }
}
