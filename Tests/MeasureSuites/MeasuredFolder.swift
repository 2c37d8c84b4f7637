import Foundation
import Patches
import Stage

/// A folder with the Swift files of a variant or of a suite, and perhaps with a patch that makes more of them.
struct MeasuredFolder {
  private let path: String
  private let root: URL

  /// Creates the folder at a path in the package's folder.
  init(_ path: String, in root: URL) {
    self.path = path
    self.root = root
  }

  /// Whether a patch in the folder makes files.
  var isPatched: Bool { !patches.isEmpty }

  private var patches: [String] { names(".patch") }

  /// Returns the Swift files, sorted by name; those in the folder replace files that the patch makes from the files of its base.
  func files() throws -> [SourceFile] {
    var texts: [String: String] = [:]
    for name in names(".swift") { texts[name] = try text(of: name) }
    for name in patches { texts.merge(try patched(by: text(of: name))) { own, _ in own } }
    return texts.sorted { $0.key < $1.key }.map { SourceFile(name: $0.key, text: $0.value) }
  }

  /// Writes the files that the patch makes into the folder, where mutants can be planted in them, and removes the patch.
  func applyPatch() throws {
    for file in try files() {
      let text = file.lines.map { $0 + "\n" }.joined()
      try Data(text.utf8).write(to: url.appending(path: file.name))
    }
    for name in patches { try FileManager.default.removeItem(at: url.appending(path: name)) }
  }

  private func patched(by text: String) throws -> [String: String] {
    let patch = try Patch(parsing: text)
    let base = MeasuredFolder("\(path)/../../\(patch["Base"] ?? "")", in: root)
    let files = try base.files().map { ($0.name, $0.lines) }
    let patched = try patch.applied(to: Dictionary(uniqueKeysWithValues: files))
    return patched.mapValues { $0.map { $0 + "\n" }.joined() }
  }

  private func names(_ suffix: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
    return (names ?? []).filter { $0.hasSuffix(suffix) }.sorted()
  }

  private func text(of name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  private var url: URL { root.appending(path: path) }
}
