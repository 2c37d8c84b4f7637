import CollaborationTesting
import Foundation
import Testing

@testable import Plants

/// A step of the exercise: a file to write, and the situations in which its object sends messages.
struct Step {
  let number: Int
  let file: String
  let situations: [Situation]

  static let count = 5

  /// The steps in their order; what the whole module still lacks then belongs to the last step, whichever file it is in.
  static var all: [Step] {
    [
      Step(number: 1, file: "PlantsInteractor.swift", situations: Situation.ofInteractor),
      Step(number: 2, file: "PlantsPresenter.swift", situations: Situation.ofPresenter),
      Step(number: 3, file: "PlantsViewController.swift", situations: Situation.ofView),
      Step(number: 4, file: "PlantsRouter.swift", situations: Situation.ofRouter),
      Step(number: 5, file: "PlantsBuilder.swift", situations: Situation.ofModule),
      Step(
        number: 5,
        file: "PlantsInteractor.swift",
        situations: [.weak("presenter", of: "Interactor")]
      ),
      Step(number: 5, file: "PlantsPresenter.swift", situations: [.weak("view", of: "Presenter")]),
      Step(number: 5, file: "PlantsBuilder.swift", situations: [.released]),
    ]
  }

  /// The first thing that is missing in the steps, in their order; nil if all five are done.
  static func firstProblem() throws -> Problem? {
    for step in all {
      for situation in step.situations {
        if let text = try situation.problem() {
          return Problem(step: step, method: situation.method, text: text)
        }
      }
    }
    return nil
  }
}

/// The first thing that is missing, and where it is to be written.
struct Problem {
  let step: Step
  /// The name of the method or property to write, or an argument label that only this method has.
  let method: String
  let text: String

  /// Reports the problem at the line of the method in the step's file.
  func report() {
    let path = "\(Problem.package)/Sources/Plants/\(step.file)"
    let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let names = ["func \(method)(", "var \(method):", " \(method) "]
    let index = lines?.firstIndex { line in
      !line.hasPrefix("//") && names.contains { line.contains($0) }
    }
    Issue.record(
      "step \(step.number): \(text) Write it in \(step.file), \(method).",
      sourceLocation: SourceLocation(
        fileID: "Plants/\(step.file)",
        filePath: path,
        line: (index ?? 0) + 1,
        column: 1
      )
    )
  }

  /// The folder of this package.
  fileprivate static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path()
}

extension Step {
  /// Writes how many steps are done into this package's folder, where `viperlab lessons` reads it.
  static func note(done count: Int) {
    let file = "\(Problem.package)/.viperlab-progress"
    try? "viperlab exercise viper\n\(count) of \(Step.count)\n"
      .write(toFile: file, atomically: true, encoding: .utf8)
  }
}
