import ArgumentParser
import Lab
import PackageTemplates
import PrintableText

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a package to go on with: a module, or an exercise.",
    subcommands: [Module.self, Exercise.self]
  )

  struct Module: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Write a module of your own with its scenarios, tests, lesson and program."
    )

    @ArgumentParser.Argument(help: "What it is called in code, such as Orders.")
    var name: String

    @Option(
      help: ArgumentHelp(
        "How it is divided: \(PackageTemplate.architectures.joined(separator: ", ")).",
        valueName: "name"
      ),
      completion: .list(PackageTemplate.architectures)
    )
    var architecture = PackageTemplate.architectures[0]

    @OptionGroup var home: LaboratoryHome

    func run(in laboratory: Laboratory) async throws -> Int32 {
      let name = try ModuleName(name)
      let template = try PackageTemplate.of(architecture: architecture)
      let dependency = try home.dependency(typed: "new module \(name.type)")
      let files = template.files.map { $0.renamed(to: name).depending(on: dependency) }
      try NewFolder(path: name.type).write(files)
      laboratory.console.write(
        plain: """
          Written: \(name.type), a list in \(template.title) with its scenarios, tests and lesson.
            cd \(name.type)
            swift run \(name.word)-lab    then  load \(name.word); open
            swift test
          README.md there says what to read first.

          """
      )
      return 0
    }
  }
}

extension PackageTemplate {
  fileprivate static var architectures: [String] { modules.map { $0.rawValue.lowercased() } }

  fileprivate static func of(architecture name: String) throws(Failure) -> PackageTemplate {
    if let known = modules.first(where: { $0.rawValue.lowercased() == name.lowercased() }) {
      return known
    }
    throw Failure(
      """
      No module can be begun in \(name.quotedIfNeeded). Behind --architecture stands one of: \
      \(architectures.joined(separator: ", ")).
      """
    )
  }
}

extension NewCommand {
  struct Exercise: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Write a package with something missing, which its tests ask for."
    )

    @ArgumentParser.Argument(
      help: "What is missing: \(PackageTemplate.exerciseNames.joined(separator: ", ")).",
      completion: .list(PackageTemplate.exerciseNames)
    )
    var name: String

    @OptionGroup var home: LaboratoryHome

    func run(in laboratory: Laboratory) async throws -> Int32 {
      guard let template = PackageTemplate.exercises.first(where: { $0.exerciseName == name })
      else {
        throw Failure(
          """
          There is no exercise \(name.quotedIfNeeded). There are: \
          \(PackageTemplate.exerciseNames.joined(separator: ", ")). Type  \(Program.name) new exercise \
          \(PackageTemplate.exerciseNames[0])
          """
        )
      }
      let dependency = try home.dependency(typed: "new exercise \(name)")
      let folder = "\(name)-exercise"
      try NewFolder(path: folder).write(template.files.map { $0.depending(on: dependency) })
      // The tests of an exercise with steps write how many of the steps are done.
      let hasSteps = template == .viperExercise
      let promise =
        switch template {
        case .viperExercise: "whose tests ask for VIPER, message by message"
        case .leakExercise: "whose tests name the objects that stay in memory"
        default: "whose tests name the first missing message"
        }
      if hasSteps, let folders = ExerciseFolders(laboratory.console),
        let path = Files.onDisk().realPath(folder), let remark = folders.add(path, for: name)
      {
        laboratory.console.complain(remark)
      }
      laboratory.console.write(
        plain: """
          Written: \(folder), \(promise).
            cd \(folder)
            swift test
          README.md there says where to look.

          """
      )
      return 0
    }
  }
}

extension PackageTemplate {
  fileprivate static var exerciseNames: [String] { exercises.map(\.exerciseName) }

  fileprivate var exerciseName: String {
    rawValue.dropLast("Exercise".count).lowercased()
  }
}
