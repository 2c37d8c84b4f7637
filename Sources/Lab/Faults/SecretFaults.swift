import PrintableText
import TerminalText

// Secret faults of a session, until the user has found them.

extension Session {
  /// Whether a secret fault is in the loaded module, or in a run to which `undo` or `redo` leads.
  var keepsSecret: Bool { loaded?.run.secrets.isEmpty == false || history.hasSecrets }

  /// Returns a line without the name of a fault that is still secret.
  func shown(_ line: String) -> String {
    let hidden = line.withoutSecret
    return hidden == line || !keepsSecret ? line : hidden
  }

  /// Marks all secret faults as known, after a right guess or `heal`.
  func revealSecrets() {
    guard keepsSecret else { return }
    loaded?.reveal()
    history.reveal()
  }

  /// Loads a run that the user asked for.
  ///
  /// A secret fault stays in the edition into which it was injected, and is gone if another edition is loaded.
  /// Modules that a lesson loads for itself keep no secret fault.
  func loadAsAsked(_ run: Run) throws(Refusal) -> StyledText {
    guard !isAside, let before = loaded?.run, !before.secrets.isEmpty else { return try load(run) }
    guard run.isOfSameEdition(as: before) else {
      let text = try load(run)
      return StyledText(secretFaultLoss(in: before)) + text
    }
    return try load(run.keepingSecrets(of: before)) + Session.secretStays
  }

  /// Returns the sentence that a secret fault is gone with its module.
  func secretFaultLoss(in run: Run) -> String {
    "The fault that you had to find was in \(run.title), and is gone with it.\n"
  }

  /// The sentence that a secret fault is still in the module that was loaded again.
  static let secretStays = StyledText("The fault that you have to find is still in.\n")
}

extension String {
  /// The line without the names of faults that it injects with `--secret`.
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
  /// Whether the command injects a fault that another person has to find.
  fileprivate var injectsSecret: Bool { dropFirst().contains("--secret") }
}
