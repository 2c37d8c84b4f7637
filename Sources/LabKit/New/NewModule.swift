import ArgumentParser
import PackageTemplates
import PrintableText

extension NewCommand {
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
