import Lab
import LineEditing
import PrintableText
import Traces

/// The folders of started exercises, whose progress `lessons` shows: a file in the state folder with a line for each.
///
/// A line is the exercise's name, a blank, and the absolute path of its folder. Of several folders of one exercise, the last one that
/// still has a package counts.
struct ExerciseFolders {
  private let path: String

  private static let maximumReadBytes = 64 << 10

  init?(_ console: Console) {
    guard let path = StateFolder(console).exercisesPath else { return nil }
    self.path = path
  }

  func add(_ folder: String, for name: String) -> String? {
    guard folder.hasPrefix("/"), !folder.unicodeScalars.contains(where: \.isUnprintable) else {
      return "lessons  cannot show this exercise: its folder has a name that cannot be kept."
    }
    do throws(OpenFile.Problem) {
      try OpenFile.append(to: path, followsLink: OpenFile.isLink(path), milliseconds: 1_000) {
        last in
        (last == nil || last == 10 ? "" : "\n") + "\(name) \(folder)\n"
      }
      return nil
    } catch {
      return "lessons  cannot show this exercise: \(path.printable()) cannot be written: \(error)."
    }
  }

  /// The progress in each exercise whose package still exists, in the order in which the exercises were started.
  ///
  /// Reads the file that the package's tests wrote, and runs nothing.
  var progress: [ExerciseProgress] {
    guard let file = OpenFile(reading: path) else { return [] }
    defer { file.close() }
    let text = String(decoding: file.tail(atMost: Self.maximumReadBytes).bytes, as: UTF8.self)
    let entries = text.split(separator: "\n").compactMap {
      line -> (name: String, folder: String)? in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2, parts[1].hasPrefix("/"), TextFile.exists("\(parts[1])/Package.swift")
      else { return nil }
      return (parts[0], parts[1])
    }
    return entries.map(\.name).uniqued().map { name in
      let folder = entries.last { $0.name == name }?.folder ?? ""
      let path = "\(folder)/\(ExerciseProgress.path)"
      let bytes = try? Files.onDisk().beginning(of: path, count: 200)
      let text = bytes.map { String(decoding: $0, as: UTF8.self) }
      return ExerciseProgress(of: name, in: folder, text: text)
    }
  }
}

extension Session {
  func showExercises(_ console: Console) {
    exercises = { ExerciseFolders(console)?.progress ?? [] }
  }
}
