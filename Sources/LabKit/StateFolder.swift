import Lab
import Platform
import PrintableText

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
