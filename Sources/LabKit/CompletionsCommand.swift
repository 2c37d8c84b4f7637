import ArgumentParser

struct CompletionsCommand: ParsableCommand, LaboratoryTask {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Write a script with which a shell completes this command line.",
    discussion: """
      bash:  viperlab completions bash > ~/.local/share/bash-completion/completions/viperlab
      zsh:   viperlab completions zsh > a file _viperlab in a folder of $fpath
      fish:  viperlab completions fish > ~/.config/fish/completions/viperlab.fish
      """
  )

  enum Shell: String, CaseIterable, ExpressibleByArgument {
    case bash, zsh, fish
  }

  @Argument(help: "The shell: bash, zsh or fish.")
  var shell: Shell

  func run(in laboratory: Laboratory) async throws -> Int32 {
    laboratory.console.write(plain: RootCommand.completionScript(for: shell.kind) + "\n")
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
