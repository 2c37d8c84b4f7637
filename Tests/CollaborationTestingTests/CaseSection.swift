import Foundation

/// A section of a file in `Cases`, below a line `===== NAME`.
struct CaseSection: Sendable {
  let name: String
  let text: String

  /// Reads the sections of a file, each without the blank line that separates it from the next; stops the tests without sections.
  static func all(in file: String) -> [CaseSection] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
    let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
    let sections = (text ?? "").components(separatedBy: "===== ").dropFirst()
    precondition(!sections.isEmpty, "\(file) has no section")
    return sections.map { section in
      let name = section.prefix { $0 != "\n" }
      let text = section.dropFirst(name.count + 1)
      return CaseSection(
        name: String(name),
        text: String(text.hasSuffix("\n\n") ? text.dropLast() : text)
      )
    }
  }
}
