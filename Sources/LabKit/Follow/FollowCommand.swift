import ArgumentParser
import Lab
import LineEditing
import Platform
import SequenceDiagrams
import TraceRecording

struct FollowCommand: ParsableCommand, LaboratoryTask {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "follow",
      abstract: "Draw a trace while an app writes it, run after run, until Ctrl-C.",
      discussion: """
        Waits for the file if there is none yet. When the next run of the app replaces or empties \
        the file, a new drawing begins. Lost messages and those of --mark have a * at the left \
        edge, and sound the bell of the terminal:
        \(Program.name) follow app.trace --mark Presenter.showError
        """
    )
  }

  @ArgumentParser.Argument(help: "The file that the app writes.", completion: .file())
  var file: String

  @Option(
    help: ArgumentHelp(
      """
      Mark this message: showError, Presenter.showTodos(_:) or 'View -> Presenter load()'; can be \
      repeated.
      """,
      valueName: "message"
    )
  )
  var mark: [String] = []

  @Option(
    help: "ladder (a line a row, labels at the right), wide (labels in their arrows) or auto."
  )
  var layout: DiagramLayout = .ladder

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if file == "-" {
      throw ValidationError(
        "A pipe is not replaced by a next run.  \(Program.name) diagram -  "
          + "draws it while it arrives."
      )
    }
    for text in mark { _ = try MessageMark(text) }
  }

  func run(in laboratory: Laboratory) async throws -> Int32 {
    let console = laboratory.console
    try console.requireWaiting()
    let cancellation = CancellationFlag()
    console.terminal.watchInterrupts(cancellation.signal)
    // The handler of Ctrl-C holds no reference to the flag.
    defer { withExtendedLifetime(cancellation) { console.terminal.unwatchInterrupts() } }
    var drawing = FollowedDrawing(file, try style(for: console))
    let followed = FollowedFile(file)
    if try !followed.exists { console.complain("Waiting for \(file) …") }
    while !cancellation.isSet {
      drawing.resize(to: display.width ?? console.columns)
      let isWanted = try followed.read(into: &drawing) { update in
        console.write(update) && !cancellation.isSet
      }
      guard isWanted else { break }
      // Asking for the state of a file ten times a second costs little and works on every file system.
      usleep(100_000)
    }
    guard cancellation.isSet else { return 0 }
    // The terminal has written ^C, which a shell's prompt would follow.
    if console.hasBell { console.write(plain: "\n") }
    return 130
  }

  private func style(for console: Console) throws -> FollowedRun.Style {
    var options = display.settings(width: console.columns).diagramOptions
    options.showsScreens = true
    options.showsMarks = true
    return FollowedRun.Style(
      layout: layout,
      options: options,
      isColoured: console.isColoured,
      isPlain: display.plain,
      sentenceWidth: display.width,
      marks: try mark.map(MessageMark.init)
    )
  }
}

extension Console {
  fileprivate var hasBell: Bool { isReal && terminal.isTerminal(1) }

  /// Writes the rows of an update, and on a terminal a bell if a row is marked; returns false when the output is closed.
  ///
  /// The complaint about malformed lines goes to standard error.
  fileprivate func write(_ update: FollowedDrawing.Update) -> Bool {
    let bytes = update.bytes(withBell: hasBell)
    let isRead = bytes.withUnsafeBytes { write($0) }
    if let complaint = update.complaint { complain(complaint) }
    return isRead
  }
}
