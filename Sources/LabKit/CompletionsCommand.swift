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
    let shell = CompletionShell(rawValue: shell.rawValue) ?? .bash
    laboratory.console.write(plain: RootCommand.completionScript(for: shell) + "\n")
    return 0
  }
}
