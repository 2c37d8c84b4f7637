import PrintableText

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Where the person's history and progress are kept from one session to the next.
///
/// That is `XDG_STATE_HOME` where it is an absolute path, else `.local/state` in `HOME`. Where neither
/// is an absolute path nothing is kept, and nothing is made elsewhere.
struct StateFolder: Equatable {
  /// The file of the history; nil when there is no place for it.
  let historyPath: String?
  /// The file of the progress in the lessons; nil when there is no place for it.
  let progressPath: String?
  /// Why there is none, or why it is not where `XDG_STATE_HOME` says, in a sentence.
  let problem: String?

  /// Finds the folder that the environment says.
  init(_ console: Console) {
    self.init(state: console.variable("XDG_STATE_HOME"), home: console.variable("HOME"))
  }

  /// Finds the folder, given the two variables, which are empty where they are not set.
  init(state: String, home: String) {
    let isAbsolute = state.hasPrefix("/")
    let problem =
      !isAbsolute
      ? StateFolder.problem(of: "HOME", home, mustExist: true)
      : StateFolder.problem(of: "XDG_STATE_HOME", state, mustExist: false)
    let folder = !isAbsolute ? home + "/.local/state" : state
    historyPath = problem == nil ? folder + "/viperlab/history" : nil
    progressPath = problem == nil ? folder + "/viperlab/progress" : nil
    let ignored =
      isAbsolute || state.isEmpty
      ? nil
      : "XDG_STATE_HOME is ignored, for \(state.printable()) is not an absolute path."
    let lost = problem.map { "History and progress are not kept: \($0)." }
    let sentences = [ignored, lost].compactMap(\.self)
    self.problem = sentences.isEmpty ? nil : sentences.joined(separator: " ")
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
