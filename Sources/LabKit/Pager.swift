import LineEditing

/// The display of an answer that is longer than the screen.
enum Pager: Equatable {
  /// The answer is written without pages.
  case none
  /// A program shows the pages; the value is a shell command.
  case program(String)
  /// The built-in pager shows the pages; `reason` tells why the program in `PAGER` does not.
  case builtIn(reason: String? = nil)

  /// Chooses a pager from the value of `PAGER`, nil when it is not set.
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

  /// Returns the changes to a program's environment; nil removes a variable.
  ///
  /// `LESSSECURE` prevents keys in `less` from writing files and running programs. `LESSOPEN` and `LESSCLOSE` would run
  /// programs. `LESS`, `LV` and `LESSCHARSET` are set unless `isSet` returns true for them.
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

enum ShownAnswer: Equatable {
  /// The answer was shown, at least in part; `typed` is the beginning of the next line.
  case shown(typed: String = "")
  case closed
}

extension Console {
  /// Whether input and output are a terminal that can show pages.
  var hasPages: Bool { terminal.isTerminal(0) && terminal.isTerminal(1) && !isDumb }

  /// Shows text in pages when it is longer than a number of screens, otherwise passes it to `write`.
  ///
  /// Pages are not shown once `isWanted` returns false.
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

  /// Shows text in a program; returns the reason when that failed.
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
