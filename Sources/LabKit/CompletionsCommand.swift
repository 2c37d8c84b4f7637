import ArgumentParser
import Lab

struct CompletionsCommand: ParsableCommand, LaboratoryTask {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "completions",
      abstract: "Write a script with which a shell completes this command line.",
      discussion: """
        For bash:
        \(Program.name) completions bash > ~/.local/share/bash-completion/completions/\(Program.name)
        For zsh, into a folder of $fpath, such as ~/.zfunc:
        \(Program.name) completions zsh > ~/.zfunc/_\(Program.name)
        For fish:
        \(Program.name) completions fish > ~/.config/fish/completions/\(Program.name).fish
        """
    )
  }

  enum Shell: String, CaseIterable, ExpressibleByArgument {
    case bash, zsh, fish
  }

  @Argument(help: "The shell: bash, zsh or fish.")
  var shell: Shell

  func run(in laboratory: Laboratory) async throws -> Int32 {
    let script = RootCommand.completionScript(for: shell.kind) + "\n"
    laboratory.console.write(plain: script + (shell == .bash ? RootCommand.helpCompletion : ""))
    return 0
  }
}

extension CompletionsCommand.Shell {
  fileprivate var kind: CompletionShell {
    switch self {
    case .bash: .bash
    case .zsh: .zsh
    case .fish: .fish
    }
  }
}

extension ParsableCommand {
  /// The names of the subcommands that help lists.
  static var shownNames: [String] {
    configuration.subcommands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
  }
}

extension RootCommand {
  /// The completion of `help` in bash, which replaces the parser's own: that one offers no subcommands.
  fileprivate static var helpCompletion: String {
    let cases =
      ["    1-*) words='\(shownNames.joined(separator: " "))' ;;\n"]
      + configuration.subcommands.map { subcommand in
        let words = subcommand.shownNames.joined(separator: " ")
        return "    2-\(subcommand._commandName)) words='\(words)' ;;\n"
      }
    return """

      _viperlab_help() {
          local words=
          case "${#unparsed_words[@]}-${unparsed_words[0]}" in
      \(cases.joined())    esac
          COMPREPLY+=($(compgen -W "${words}" -- "${cur}"))
      }

      """
  }
}

extension CompletionKind {
  /// The words that Tab offers at the prompt for the next argument of one of its commands, without options.
  ///
  /// `count` is the number of subcommands before the arguments. `file` selects files that are offered, too.
  static func words(
    of command: String,
    after count: Int,
    file: @escaping @Sendable (_ path: String) -> Bool = { _ in false }
  ) -> CompletionKind {
    .custom { words, index, prefix in
      guard let factory = SessionFactory.current else { return [] }
      let session = factory.session(Settings(), .here)
      let before = [command] + words.prefix(index).dropFirst(1 + count)
      let offered = session.completions(of: before.joined(separator: " ") + " ").words
      return offered.filter { !$0.hasPrefix("-") && !$0.contains("=") }
        + Files.here.names(prefix).filter(file)
    }
  }
}
