import Foundation

/// The generated Swift source file that declares the checked-out Git commit.
struct CommitSource {
  private let commit: String?

  /// Reads the checked-out commit from the folder `.git` in `root`; the source declares nil if no commit can be read there.
  init(inFolder root: String) {
    let git = root + "/.git/"
    func text(_ path: String) -> String? {
      (try? String(contentsOf: URL(filePath: git + path), encoding: .utf8))?
        .split(separator: "\n").first.map(String.init)
    }
    guard let head = text("HEAD"), head.hasPrefix("ref: ") else {
      commit = text("HEAD")
      return
    }
    let branch = String(head.dropFirst(5))
    let packed = try? String(contentsOf: URL(filePath: git + "packed-refs"), encoding: .utf8)
    let line = packed?.split(separator: "\n").first { $0.hasSuffix(" \(branch)") }
    commit = text(branch) ?? line.map { String($0.prefix { $0 != " " }) }
  }

  var source: String {
    let literal = commit.map { "\"\($0.prefix(12))\"" } ?? "nil"
    return """
      // Made by NameCommit from what git has checked out.
      enum CheckedOut {
        static let commit: String? = \(literal)
      }

      """
  }
}
