import ArgumentParser

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a package to go on with: a module, or an exercise.",
    subcommands: [Module.self, Exercise.self]
  )
}
