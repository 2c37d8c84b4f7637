import LineEditing

/// What shows an answer that is longer than the screen.
enum Pager: Equatable {
  /// Nothing: the answer is written as a whole.
  case none
  /// A program, as a command for the shell.
  case program(String)
  /// The laboratory's own pages; the reason says why not the program that was asked for.
  case builtIn(reason: String? = nil)

  /// Chooses by the value of `PAGER`, which is nil where it is not set.
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

  /// The environment of a program, beside the variables that are `set`; nil removes one.
  ///
  /// `LESSSECURE` keeps keys typed into `less` from writing files and running programs, `LESSOPEN` and
  /// `LESSCLOSE` would run some.
  static func environment(isSet: (String) -> Bool) -> [String: String?] {
    let usual = ["LESS": "RFX\(lessPrompt)", "LV": "-c", "LESSCHARSET": "utf-8"]
    let guarding: [String: String?] = [
      "LESSSECURE": "1", "LESSSECURE_ALLOW": nil, "LESSOPEN": nil, "LESSCLOSE": nil,
    ]
    return guarding.merging(usual.filter { !isSet($0.key) }) { own, _ in own }
  }

  /// The last line of `less`, as its option `-P` is written.
  private static let lessPrompt = "Ps?eThe end, q goes back:Space shows more, q goes back.$"
}

/// What became of an answer that was shown.
enum ShownAnswer: Equatable {
  /// It was shown as far as the person wanted; `typed` begins the next line.
  case shown(typed: String = "")
  /// The output is closed.
  case closed
}

extension Console {
  /// Whether somebody is there who can turn pages.
  var hasPages: Bool { terminal.isTerminal(0) && terminal.isTerminal(1) && !isDumb }

  /// Shows text page by page when it is longer than so many screens, else as a whole by `write`.
  ///
  /// Text that is not wanted any more by then is not shown.
  func writePaged(
    _ text: String,
    above screens: Int,
    isCommand: @escaping (String) -> Bool,
    while isWanted: () -> Bool,
    _ write: (String) -> Bool
  ) -> ShownAnswer {
    guard hasPages, let size = terminal.size() else { return write(text) ? .shown() : .closed }
    let pages = Pages(text, on: size)
    let pager = Pager(setVariable("PAGER"), hasProgram: terminal.hasProgram)
    guard !pages.fits(screens: screens), pager != .none else {
      return write(text) ? .shown() : .closed
    }
    guard isWanted() else { return .shown() }
    guard case .program(let command) = pager else {
      return show(pages, by: pager, isCommand: isCommand, while: isWanted)
    }
    guard let problem = show(text, by: command) else { return .shown() }
    let own = Pager.builtIn(reason: "\(problem).  set pager off")
    return isWanted() ? show(pages, by: own, isCommand: isCommand, while: isWanted) : .shown()
  }

  /// Shows text by a program; returns why that could not be done.
  private func show(_ text: String, by command: String) -> String? {
    let variables = Pager.environment { setVariable($0) != nil }
    let status = terminal.pipe(text, to: command, variables: variables)
    if let status, status == 0 || status > 127 { return nil }
    let isStarted = status.map { $0 < 126 } ?? false
    return isStarted ? "PAGER ended with status \(status ?? 0)" : "PAGER cannot be run"
  }

  private func show(
    _ pages: Pages,
    by pager: Pager,
    isCommand: @escaping (String) -> Bool,
    while isWanted: () -> Bool
  ) -> ShownAnswer {
    if case .builtIn(let reason?) = pager { complain(reason) }
    return .shown(typed: pages.show(isCommand: isCommand, while: isWanted))
  }
}
