import Foundation
import PackageTemplates
import TerminalTesting
import Testing

/// The exercise in five steps: its texts, and the list of lessons that shows how many steps are done.
///
/// `.ci/new-packages` builds the package, and applies the files of the solution one by one.
@Suite struct ViperExerciseTests {
  private static let steps = ["Interactor", "Presenter", "ViewController", "Router", "Builder"]
  private let folder: TemporaryFolder
  private let files = PackageTemplate.viperExercise.files

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("let package = Package(\n  name: \"viperlab\",\n", as: "Package.swift")
  }

  private func run(_ arguments: String..., state: String = "state") throws -> Binary.Result {
    try Binary().run(
      arguments,
      environment: ["XDG_STATE_HOME": folder.path(of: state)],
      in: folder.url
    )
  }

  private func exercise() throws -> String {
    let result = try run("new", "exercise", "viper", "--viperlab", ".")
    #expect(result.status == 0 && result.complaint == "")
    return folder.url.resolvingSymlinksInPath().appending(path: "viper-exercise").path()
  }

  /// Returns the list of lessons without white space, since a long path stands on one or more lines of its own.
  private func list() throws -> String { try run("lessons").output.withoutSpace }

  @Test(arguments: zip(1...5, steps))
  func `begins each file with its step, and has its solution`(number: Int, role: String) throws {
    let path = "Sources/Plants/Plants\(role).swift"
    let text = try #require(files.first { $0.path == path }).text
    let solution = try repository.text(of: "Tests/ViperExercise/Plants\(role).swift")
    #expect(text.contains("\n// Step \(number) of 5: the "))
    #expect(!solution.contains("// Step ") && solution != text)
    let tests = try #require(files.first { $0.path == "Tests/PlantsTests/Step.swift" }).text
    #expect(tests.contains("Step(number: \(number), file: \"Plants\(role).swift\""))
    let guide = try #require(files.first { $0.path == "README.md" }).text
    #expect(guide.contains("| \(number) | `Plants\(role).swift` |"))
  }

  @Test func `names in a file's head only messages that its contract has`() throws {
    let contract = files.filter {
      $0.path.hasSuffix("Contract.swift") || $0.path.hasSuffix("Store.swift")
    }
    .map(\.text).joined()
    for role in Self.steps.dropLast() {
      let text = try #require(files.first { $0.path.hasSuffix("Plants\(role).swift") }).text
      let names = text.matches(of: /-> (?:Store|Presenter|View|Interactor|Router) +(\w+)\(/).map(
        \.1
      )
      #expect(!names.isEmpty || role == "Router")
      for name in names { #expect(contract.contains("func \(name)("), "\(role): \(name)") }
    }
  }

  @Test func `shows in the list of lessons how many steps are done`() throws {
    let path = try exercise()
    #expect(try list().contains("Exercise viper: not begun; swift test in \(path)".withoutSpace))
    try folder.write("viperlab exercise viper\n2 of 5\n", as: "viper-exercise/.viperlab-progress")
    #expect(try list().contains("Exercise viper: 2 of 5 steps; swift test in \(path)".withoutSpace))
    try folder.write("viperlab exercise viper\n5 of 5\n", as: "viper-exercise/.viperlab-progress")
    #expect(try list().contains("Exercise viper: done, in \(path)".withoutSpace))
    #expect(try !run("lessons", state: "other").output.contains("Exercise"))
    try FileManager.default.removeItem(atPath: path)
    #expect(try !run("lessons").output.contains("Exercise"))
  }

  @Test func `writes the exercise where its folder cannot be kept`() throws {
    try folder.write("", as: "file")
    let result = try run("new", "exercise", "viper", "--viperlab", ".", state: "file/state")
    #expect(result.status == 0 && result.output.hasPrefix("Written: viper-exercise, "))
    #expect(result.complaint.hasPrefix("lessons  cannot show this exercise: "))
  }

  @Test func `skips damaged lines of the list of exercises`() throws {
    let path = try exercise()
    let list = "state/viperlab/exercises"
    #expect(try folder.text(of: list) == "viper \(path)\n")
    try folder.write("viper\n\nviper ../x\nviper \(path)\nviper /nowhere\n", as: list)
    let exercises = try self.list().split(separator: "Exerciseviper:").dropFirst()
    #expect(exercises.count == 1 && exercises.last?.contains("in\(path)") == true)
  }
}

extension String {
  fileprivate var withoutSpace: String { filter { !$0.isWhitespace } }
}
