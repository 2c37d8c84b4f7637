#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Texts as Swift source, each file once, also where several folders link to it.
struct TextsSource {
  private let root: String
  private var literals = ""
  /// The number of each file's literal.
  private var numbers: [String: Int] = [:]
  private var folders: [(name: String, files: [(name: String, number: Int)])] = []

  /// Reads the files at some paths in a folder; those of one folder come one after the other.
  init(_ paths: [String], in root: String) throws {
    self.root = root.hasSuffix("/") ? root : root + "/"
    for path in paths { try add(path, URL(filePath: path).resolvingSymlinksInPath().path) }
  }

  /// Adds the file at a path, which is or leads to that file.
  private mutating func add(_ path: String, _ file: String) throws {
    let words = path.dropFirst(root.count).split(separator: "/").map(String.init)
    guard let name = words.last else { return }
    let folder = words.dropLast().joined(separator: "/")
    if folders.last?.name != folder { folders.append((folder, [])) }
    folders[folders.count - 1].files.append((name, try number(of: file)))
  }

  private mutating func number(of file: String) throws -> Int {
    if let known = numbers[file] { return known }
    let number = numbers.count
    numbers[file] = number
    let text = try String(contentsOf: URL(filePath: file), encoding: .utf8)
    literals += "  private static let text\(number): StaticString = \(TextsSource.literal(text))\n"
    return number
  }
}

extension TextsSource {
  /// The whole source.
  var source: String {
    """
    // Made by EmbedTexts from the files of this target.
    enum EmbeddedTexts {
      typealias File = (name: StaticString, text: StaticString)

      static var files: [File] { files(in: "") }

      static func files(in folder: String) -> [File] {
        switch folder {
    \(cases)    default: []
        }
      }

    \(literals)}

    """
  }

  private var cases: String {
    folders.map { folder in
      let files = folder.files.map { "(\(TextsSource.literal($0.name)), text\($0.number))" }
      return
        "    case \(TextsSource.literal(folder.name)): [\(files.joined(separator: ", "))]\n"
    }
    .joined()
  }

  /// A raw literal with as many `#` as it takes for nothing inside to end or change it.
  static func literal(_ text: String) -> String {
    var fence = "#"
    while text.contains("\"" + fence) || text.contains("\\" + fence) { fence += "#" }
    guard text.contains("\n") else { return "\(fence)\"\(text)\"\(fence)" }
    return "\(fence)\"\"\"\n\(text)\n\"\"\"\(fence)"
  }
}
