import TerminalText

// Secret faults of a session, until the user has found them.

extension Session {
  /// Whether a secret fault is in the loaded module, or in a run that `undo` or `redo` can restore.
  var keepsSecret: Bool { loaded?.run.secrets.isEmpty == false || history.hasSecrets }

  /// Returns a command line as the history shows it: until a secret fault is found, lines with `--secret` do not name it.
  func shown(_ line: String) -> String {
    let hidden = line.withoutSecret
    return hidden == line || !keepsSecret ? line : hidden
  }

  func revealSecrets() {
    guard keepsSecret else { return }
    loaded?.reveal()
    history.reveal()
  }

  /// Loads a run that a person asked for, and returns the text about it.
  ///
  /// A secret fault in the loaded module stays if the new run has the same variant (version of the source), and is gone otherwise.
  /// A run that a lesson loads keeps no secret fault.
  func loadAsAsked(_ run: Run) throws(Refusal) -> StyledText {
    guard !isAside, let before = loaded?.run, !before.secrets.isEmpty else { return try load(run) }
    guard run.isOfSameEdition(as: before) else {
      let text = try load(run)
      return StyledText(secretFaultLoss(in: before)) + text
    }
    return try load(run.keepingSecrets(of: before)) + Session.secretStays
  }

  /// Returns the line that says that the secret fault in `run` is gone, because another variant, module or trace was loaded.
  func secretFaultLoss(in run: Run) -> String {
    "The fault that you had to find was in \(run.title), and is gone with it.\n"
  }

  static let secretStays = StyledText("The fault that you have to find is still in.\n")
}

extension String {
  /// The line of commands, in which each command with `--secret` is replaced by `inject ? --secret`.
  fileprivate var withoutSecret: String {
    guard let commands = try? InputLine(self).commands, commands.contains(where: \.injectsSecret)
    else { return self }
    return commands.map { words in
      words.injectsSecret ? "inject ? --secret" : words.asTyped
    }
    .joined(separator: "; ")
  }
}

extension [String] {
  fileprivate var injectsSecret: Bool { dropFirst().contains("--secret") }
}
