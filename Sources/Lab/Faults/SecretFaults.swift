import PrintableText
import TerminalText

// How a session keeps a secret fault until the person has found it.

extension Session {
  /// Whether a secret fault is in the loaded module, or in a run to which `undo` or `redo` leads.
  var keepsSecret: Bool { loaded?.run.secrets.isEmpty == false || history.hasSecrets }

  /// The line as it may be shown: without the name of a fault that is still secret.
  func shown(_ line: String) -> String {
    let hidden = line.withoutSecret
    return hidden == line || !keepsSecret ? line : hidden
  }

  /// Marks every secret fault as known: it was guessed, or `heal` has named it.
  func revealSecrets() {
    guard keepsSecret else { return }
    loaded?.reveal()
    history.reveal()
  }

  /// Loads what a person asks for: a secret fault stays in the edition into which it was injected, and
  /// goes with it when another one is loaded.
  ///
  /// What a lesson loads for itself keeps nothing.
  func loadAsAsked(_ run: Run) throws(Refusal) -> StyledText {
    guard !isAside, let before = loaded?.run, !before.secrets.isEmpty else { return try load(run) }
    guard run.isOfSameEdition(as: before) else {
      let text = try load(run)
      return StyledText(goneWith(before)) + text
    }
    return try load(run.keepingSecrets(of: before)) + Session.secretStays
  }

  /// Says that a secret fault is gone with the module that it was in.
  func goneWith(_ run: Run) -> String {
    "The fault that you had to find was in \(run.title), and is gone with it.\n"
  }

  /// Says that a secret fault is in what was loaded again.
  static let secretStays = StyledText("The fault that you have to find is still in.\n")
}

extension String {
  /// The line without the name of a fault that it injects with `--secret`.
  fileprivate var withoutSecret: String {
    guard let commands = try? InputLine(self).commands, commands.contains(where: \.injectsSecret)
    else { return self }
    return commands.map { words in
      words.injectsSecret
        ? "inject ? --secret" : words.map(\.quotedIfNeeded).joined(separator: " ")
    }
    .joined(separator: "; ")
  }
}

extension [String] {
  /// Whether the words inject a fault that somebody else has to find.
  fileprivate var injectsSecret: Bool { dropFirst().contains("--secret") }
}
