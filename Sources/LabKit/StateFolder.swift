import Lab
import LineEditing
import Platform
import PrintableText
import Traces

/// The folder in which the history of typed lines and the learner's progress are kept.
///
/// The folder is `viperlab` in `XDG_STATE_HOME`, or in `.local/state` of `HOME`. A relative `XDG_STATE_HOME` is
/// ignored, as the XDG Base Directory Specification demands. Without a folder nothing is kept.
struct StateFolder: Equatable {
  let historyPath: String?
  let progressPath: String?
  let exercisesPath: String?
  /// The reason why there is no folder, as a sentence; nil when there is one.
  let problem: String?
  /// The remark that a relative `XDG_STATE_HOME` is ignored, as a sentence; nil when it is not ignored.
  let remark: String?

  init(_ console: Console) {
    self.init(state: console.variable("XDG_STATE_HOME"), home: console.variable("HOME"))
  }

  /// Finds the folder from the values of `XDG_STATE_HOME` and `HOME`, each empty if the variable is unset.
  init(state: String, home: String) {
    let isIgnored = !state.hasPrefix("/")
    let problem =
      isIgnored
      ? StateFolder.problem(of: "HOME", home, mustExist: true)
      : StateFolder.problem(of: "XDG_STATE_HOME", state, mustExist: false)
    let folder = (isIgnored ? home + "/.local/state" : state) + "/viperlab"
    historyPath = problem == nil ? folder + "/history" : nil
    progressPath = problem == nil ? folder + "/progress" : nil
    exercisesPath = problem == nil ? folder + "/exercises" : nil
    self.problem = problem.map { "History and progress are not kept: \($0)." }
    remark =
      isIgnored && !state.isEmpty && problem == nil
      ? """
      XDG_STATE_HOME is ignored: \(state.printable()) does not begin with /. \
      History and progress are kept in \(folder.printable()).
      """ : nil
  }

  private static func problem(of name: String, _ value: String, mustExist: Bool) -> String? {
    if value.isEmpty { return "\(name) is not set" }
    guard value.hasPrefix("/") else { return "\(name) is \(value.printable()), no whole path" }
    var status = stat()
    let exists = stat(value, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { return nil }
    return exists || mustExist ? "\(name) is \(value.printable()), no folder" : nil
  }

  /// Stores a session's progress in this folder, unless the session already stores it in another file.
  ///
  /// Returns remarks on an ignored variable and on a progress file that had to be set aside; empty without remarks.
  func keepProgress(of session: Session) -> [String] {
    guard session.progressStore.path == nil, let path = progressPath else {
      return [remark].compactMap(\.self)
    }
    return [remark, ProgressFile(path: path).keepProgress(of: session)].compactMap(\.self)
  }
}

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
