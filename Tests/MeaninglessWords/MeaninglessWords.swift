import Foundation
import TerminalTesting

/// Plays `viperlab` on a screen of 80×24 in meaningless words, to see what a beginner can learn from it.
///
///     MeaninglessWords PROGRAM FOLDER
///
/// Names are taken from the Swift files of the folder, such as `Sources/SampleModules`. Each line of the input is
/// typed with its original words; then the screen is printed. While the pager waits, a line of input is sent as keys.
@main
struct MeaninglessWords {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3,
      let terminal = try? PseudoTerminal(arguments[1], environment: state)
    else {
      FileHandle.standardError.write(Data("usage: MeaninglessWords PROGRAM FOLDER\n".utf8))
      exit(2)
    }
    let disguise = Disguise(names: names(inFolder: arguments[2]))
    var seen = 0
    while awaitInput(of: terminal, after: seen) {
      print(disguise.hiding(terminal.screen.text))
      print(String(repeating: "=", count: 80))
      fflush(nil)
      guard let line = readLine() else { return }
      seen = terminal.received.count
      terminal.send(
        isPaging(terminal) ? (line.isEmpty ? " " : line) : disguise.revealing(line) + "\r"
      )
    }
    print(disguise.hiding(terminal.screen.text))
  }

  /// The environment of the program: progress is kept in `XDG_STATE_HOME`, if set.
  private static var state: [String: String] {
    let folder = ProcessInfo.processInfo.environment["XDG_STATE_HOME"]
    return folder.map { ["XDG_STATE_HOME": $0] } ?? [:]
  }

  private static func isPaging(_ terminal: PseudoTerminal) -> Bool {
    terminal.screen.cursorLine.hasPrefix("Space shows more")
  }

  /// Waits for a prompt or a page after `count` received bytes; returns false if the program ends or hangs.
  private static func awaitInput(of terminal: PseudoTerminal, after count: Int) -> Bool {
    let begin = Array("\u{1B}[?2004h".utf8)
    return terminal.wait { _ in
      let new = terminal.received[count...]
      return isPaging(terminal) && !new.isEmpty
        || new.indices.contains { new[$0...].starts(with: begin) }
    }
  }

  private static func names(inFolder folder: String) -> Set<String> {
    var names: Set<String> = []
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for file in files where file.hasSuffix(".swift") {
      let text = (try? String(contentsOfFile: folder + "/" + file, encoding: .utf8)) ?? ""
      let declarations = text.matches(of: /(?:func|class|struct|protocol|enum) ([A-Za-z]+)/)
      names.formUnion(declarations.map { String($0.1) })
    }
    return names
  }
}
