import LineEditing
import TerminalText

enum PagerChoice: Equatable {
  case none
  /// A program, such as `less`; the value is a shell command.
  case program(String)
  /// The built-in pager; `reason` says why it replaces the program named in `PAGER`, nil if `PAGER` names none.
  case builtIn(reason: String? = nil)

  /// Chooses a pager from the value of `PAGER`: an empty value means no pages; nil or a missing program, the built-in pager.
  init(_ wanted: String?, hasProgram: (String) -> Bool) {
    guard let wanted else {
      self = .builtIn()
      return
    }
    let words = wanted.split(separator: " ")
    guard let first = words.first else {
      self = .none
      return
    }
    let isName = first.allSatisfy { $0.isLetter || $0.isNumber || "/._+-".contains($0) }
    guard isName, !hasProgram(String(first)) else {
      self = .program(wanted)
      return
    }
    self = .builtIn(reason: "There is no program \(first), which PAGER names.  set pager off")
  }

  /// Returns the environment variables for a pager's program; a nil value removes the variable.
  ///
  /// `LESSSECURE` prevents keys in `less` from writing files and running programs. `LESSOPEN` and `LESSCLOSE` would run programs.
  /// `LESS`, `LV` and `LESSCHARSET` are left out if `isSet` returns that the user has set them.
  static func environment(isSet: (String) -> Bool) -> [String: String?] {
    let usual = ["LESS": "RFX\(lessPrompt)", "LV": "-c", "LESSCHARSET": "utf-8"]
    let guarding: [String: String?] = [
      "LESSSECURE": "1", "LESSSECURE_ALLOW": nil, "LESSOPEN": nil, "LESSCLOSE": nil,
    ]
    return guarding.merging(usual.filter { !isSet($0.key) }) { own, _ in own }
  }

  /// The status line of `less`, in the syntax of its option `-P`.
  private static let lessPrompt = "Ps?eThe end, q goes back:Space shows more, q goes back.$"
}

extension Console {
  var hasPages: Bool { terminal.isTerminal(0) && terminal.isTerminal(1) && !isDumb }

  /// Shows `text` in pages if it is taller than `screens` screens and the terminal can show pages; else passes it to `write`.
  ///
  /// `write` returns false if the output is closed. No page is shown once `isWanted` returns false. `isCommand` returns whether a
  /// command begins with a text; typing such a text leaves the pages. Returns that text, the beginning of the next line, or an
  /// empty one; nil if the output is closed.
  func writePaged(
    _ text: StyledText,
    above screens: Int,
    isCommand: @escaping (String) -> Bool,
    while isWanted: () -> Bool,
    _ write: (String) -> Bool
  ) -> String? {
    let shown = shown(text)
    guard hasPages, let size = terminal.size() else { return write(shown) ? "" : nil }
    let pages = BuiltInPager(isColoured ? text : StyledText(text.plain), on: size)
    let pager = PagerChoice(setVariable("PAGER"), hasProgram: terminal.hasProgram)
    guard !pages.fits(screens: screens), pager != .none else { return write(shown) ? "" : nil }
    guard isWanted() else { return "" }
    switch pager {
    case .none, .builtIn(reason: nil): break
    case .builtIn(let reason?): complain(reason)
    case .program(let command):
      guard let problem = show(shown, by: command), isWanted() else { return "" }
      complain("\(problem).  set pager off")
    }
    return pages.show(isCommand: isCommand, while: isWanted)
  }

  /// Shows text in a program that a shell command runs; returns the reason if that failed, else nil.
  private func show(_ text: String, by command: String) -> String? {
    let variables = PagerChoice.environment { setVariable($0) != nil }
    let status = terminal.pipe(text, to: command, variables: variables)
    if let status, status == 0 || status > 127 { return nil }
    let isStarted = status.map { $0 < 126 } ?? false
    return isStarted ? "PAGER ended with status \(status ?? 0)" : "PAGER cannot be run"
  }
}
