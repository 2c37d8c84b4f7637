import Lab
import Platform
import PrintableText

/// Where the person's history and progress are kept from one session to the next.
///
/// That is `XDG_STATE_HOME`, else `.local/state` in `HOME`. A relative `XDG_STATE_HOME` is ignored, as
/// the XDG Base Directory Specification says. Where there is no folder, nothing is kept.
struct StateFolder: Equatable {
  /// The file of the history; nil when there is no place for it.
  let historyPath: String?
  /// The file of the progress in the lessons; nil when there is no place for it.
  let progressPath: String?
  /// Why there is none, in a sentence.
  let problem: String?
  /// Which folder is used in place of the one that the environment names, in a sentence.
  let remark: String?

  /// Finds the folder that the environment says.
  init(_ console: Console) {
    self.init(state: console.variable("XDG_STATE_HOME"), home: console.variable("HOME"))
  }

  /// Finds the folder, given the two variables, which are empty where they are not set.
  init(state: String, home: String) {
    let isIgnored = !state.hasPrefix("/")
    let problem =
      isIgnored
      ? StateFolder.problem(of: "HOME", home, mustExist: true)
      : StateFolder.problem(of: "XDG_STATE_HOME", state, mustExist: false)
    let folder = (isIgnored ? home + "/.local/state" : state) + "/viperlab"
    historyPath = problem == nil ? folder + "/history" : nil
    progressPath = problem == nil ? folder + "/progress" : nil
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
}

extension StateFolder {
  /// Keeps the progress of a session here, unless another file was named for it.
  ///
  /// Returns sentences on a folder that is used in place of another, and on a file that could not be read.
  func keepProgress(of session: Session) -> [String] {
    guard session.progressStore.path == nil, let path = progressPath else {
      return [remark].compactMap(\.self)
    }
    return [remark, ProgressFile(path: path).keepProgress(of: session)].compactMap(\.self)
  }
}
