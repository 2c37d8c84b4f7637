import ArgumentParser
import PackageTemplates
import PrintableText

extension NewCommand {
  /// `viperlab new exercise NAME`: writes a package with incomplete code.
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
          \(PackageTemplate.exerciseNames.joined(separator: ", ")). Type  viperlab new exercise \
          \(PackageTemplate.exerciseNames[0])
          """
        )
      }
      let dependency = try home.dependency(typed: "new exercise \(name)")
      let folder = "\(name)-exercise"
      try NewFolder(folder).write(template.files.map { $0.depending(on: dependency) })
      laboratory.console.write(
        plain: """
          Written: \(folder), in which its tests find a mistake.
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

  private static let ending = "Exercise"

  /// The name of the exercise at the command line: `presenter`.
  fileprivate var exerciseName: String {
    rawValue.dropLast(PackageTemplate.ending.count).lowercased()
  }
}
