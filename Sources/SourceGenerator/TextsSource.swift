import Foundation

/// The generated Swift source file that embeds texts as string literals; equal texts are embedded once.
///
/// For a patch, embeds the Swift files of its base (a folder or an earlier patch) as patched, and the Swift files beside the patch.
struct TextsSource {
  private let root: String
  private var literals = ""
  private var numbers: [String: Int] = [:]
  private var folders: [(name: String, files: [(name: String, number: Int)])] = []

  /// Reads the files at `paths` below the folder `root`; the paths of files in one folder must be adjacent.
  init(_ paths: [String], in root: String) throws {
    self.root = root.hasSuffix("/") ? root : root + "/"
    for path in paths {
      if path.hasSuffix(EditionPatch.suffix) {
        let edition = EditionPatch(path)
        let files = try edition.builtFiles().merging(edition.ownFiles()) { $1 }
        for (name, lines) in files.sorted(by: { $0.key < $1.key }) {
          add("\(edition.name)/\(name)", lines.map { $0 + "\n" }.joined())
        }
      } else {
        add(path, try String(contentsOf: URL(filePath: path), encoding: .utf8))
      }
    }
  }

  private mutating func add(_ path: String, _ text: String) {
    let words = path.dropFirst(root.count).split(separator: "/").map(String.init)
    guard let name = words.last else { return }
    let folder = words.dropLast().joined(separator: "/")
    if folders.last?.name != folder { folders.append((folder, [])) }
    folders[folders.count - 1].files.append((name, number(of: text)))
  }

  private mutating func number(of text: String) -> Int {
    if let known = numbers[text] { return known }
    let number = numbers.count
    numbers[text] = number
    literals += "  private static let text\(number): StaticString = \(TextsSource.literal(text))\n"
    return number
  }
}

extension TextsSource {
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

  /// Returns a raw string literal of the text, with as many `#` as the text requires.
  static func literal(_ text: String) -> String {
    var fence = "#"
    while text.contains("\"" + fence) || text.contains("\\" + fence) { fence += "#" }
    guard text.contains("\n") else { return "\(fence)\"\(text)\"\(fence)" }
    return "\(fence)\"\"\"\n\(text)\n\"\"\"\(fence)"
  }
}
