import ArgumentParser
import ComparisonData
import Foundation
import Stage
import SuiteMeasuring

/// Plants each mutant in each variant, builds, and runs the variant's tests.
@main
struct MeasureSuites: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "MeasureSuites",
    abstract: "Measures the tests of the sample modules' variants.",
    discussion: """
      Works in .build-suites, on a copy of the package. Writes what it measured to \
      Sources/SampleModules/Measurements; with --check it compares instead.
      """
  )

  @ArgumentParser.Argument(help: "The modules, by their folders; all of them if none is named.")
  var modules: [String] = []

  @Flag(help: "Write nothing; fail if something else was measured before.")
  var check = false

  @Flag(
    help: """
      Write nothing; plant \(FailureSurvey.count) mutants in one variant each, and fail unless the \
      first \(FailureSurvey.lineCount) lines of the failing test name the role and the message of \
      \(FailureSurvey.least).
      """
  )
  var failures = false

  func run() throws {
    let root = URL(filePath: FileManager.default.currentDirectoryPath)
    guard FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path) else {
      throw ValidationError("There is no Package.swift here: run it in the package's folder.")
    }
    let all = try MeasuredModule.all(in: root)
    for name in modules where !all.contains(where: { $0.name == name }) {
      let known = all.map(\.name).joined(separator: ", ")
      throw ValidationError("There are no suites of \(name). There are: \(known).")
    }
    let chosen = modules.isEmpty ? all : all.filter { modules.contains($0.name) }
    let sandbox = try Sandbox(of: chosen, from: root, at: root.appending(path: ".build-suites"))
    if failures { return try FailureSurvey(of: chosen, in: sandbox).run() }
    let measuring = Measuring(of: chosen, in: sandbox)
    for (module, measures) in try measuring.measures() {
      let file = "Sources/SampleModules/Measurements/\(module.name).md"
      let text = measures.text(of: module.name)
      guard check else {
        try Data(text.utf8).write(to: root.appending(path: file))
        continue
      }
      guard let known = try? String(contentsOf: URL(filePath: file), encoding: .utf8) else {
        throw Failure("\(file) does not exist: swift run MeasureSuites writes it")
      }
      guard text == known else {
        throw Failure("\(file) says something else: swift run MeasureSuites writes it anew")
      }
      print("\(file) says the same")
    }
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
