import PrintableText
import Traces

/// The learner's progress in an exercise: a package whose tests write how many of its steps are done.
package struct ExerciseProgress: Equatable {
  let name: String
  let folder: String
  let steps: Steps?

  struct Steps: Equatable {
    let done: Int
    let all: Int
  }

  /// The path, in the package of an exercise, of the file that its tests write.
  package static let path = ".viperlab-progress"

  /// Creates the progress from the text of the package's progress file; a text that is none counts as missing.
  package init(of name: String, in folder: String, text: String?) {
    self.name = name
    self.folder = folder
    steps = text.flatMap { ExerciseProgress.steps(in: $0, of: name) }
  }

  private static func steps(in text: String, of name: String) -> Steps? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 3, lines[0] == "viperlab exercise \(name)", lines[2].isEmpty else {
      return nil
    }
    let words = lines[1].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[1] == "of", let done = Int(typed: words[0]),
      let all = Int(typed: words[2]), (1...99).contains(all), (0...all).contains(done)
    else { return nil }
    return Steps(done: done, all: all)
  }

  var sentence: String {
    let place = folder.printable()
    guard let steps else { return "Exercise \(name): not begun;  swift test  in \(place)" }
    guard steps.done < steps.all else { return "Exercise \(name): done, in \(place)" }
    return
      "Exercise \(name): \(steps.done) of \(steps.all.counted("step"));  swift test  in \(place)"
  }
}
