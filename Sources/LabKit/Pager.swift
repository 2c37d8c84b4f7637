import LineEditing

/// What shows an answer that is longer than the screen.
enum Pager: Equatable {
  /// Nothing: it is written as it is.
  case none
  /// A program, by a command for the shell.
  case program(String)
  /// What comes with the laboratory, for that reason if any.
  case builtIn(reason: String? = nil)

  /// What `PAGER` says; what comes with the laboratory where it is not set.
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
}

extension Pager {
  /// What `less` says in its last line, as its option `-P` is written.
  fileprivate static let lessPrompt =
    "Ps?eThe end, q goes back:Space shows more, q goes back.$"
}

extension Console {
  /// Whether somebody is there who can turn pages.
  var hasPages: Bool {
    terminal.isTerminal(0) && terminal.isTerminal(1) && !["", "dumb"].contains(variable("TERM"))
  }

  /// Shows text page by page when it is longer than the screen, else writes it.
  ///
  /// False when nobody reads any more. What is not wanted any more by then is not shown.
  func writePaged(
    _ text: String,
    while isWanted: () -> Bool,
    _ write: (String) -> Bool
  ) -> Bool {
    guard hasPages, let size = terminal.size() else { return write(text) }
    let pages = Pages(text, on: size)
    let pager = Pager(setVariable("PAGER"), hasProgram: terminal.hasProgram)
    return pages.fits || pager == .none
      ? write(text) : show(text, pages, by: pager, while: isWanted)
  }

  private func show(
    _ text: String,
    _ pages: Pages,
    by pager: Pager,
    while isWanted: () -> Bool
  ) -> Bool {
    guard isWanted() else { return true }
    switch pager {
    case .none: return true
    case .program(let command):
      let variables = ["LESS": "RFX\(Pager.lessPrompt)", "LV": "-c", "LESSCHARSET": "utf-8"]
      // Keys typed into `less` may write no file and start no program, whatever the person's variables say.
      let guards = ["LESSSECURE": "1", "LESSOPEN": "", "LESSCLOSE": ""]
      let status = terminal.pipe(text, to: command, defaults: variables, always: guards)
      if let status, status == 0 || status > 127 { return true }
      let isStarted = status.map { $0 < 126 } ?? false
      let problem = isStarted ? "PAGER ended with status \(status ?? 0)" : "PAGER cannot be run"
      let own = Pager.builtIn(reason: "\(problem).  set pager off")
      return show(text, pages, by: own, while: isWanted)
    case .builtIn(let reason):
      if let reason { complain(reason) }
      pages.show(while: isWanted)
      return true
    }
  }
}
