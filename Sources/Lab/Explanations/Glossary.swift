import Course

/// The explained words of the articles, of iOS and of the laboratory; `Lessons/glossary.md` is the built-in glossary.
struct Glossary: Sendable {
  struct Entry: Sendable {
    let word: String
    private(set) var aliases: [String] = []
    private(set) var meaning = ""
    private(set) var example = ""
    private(set) var source = ""
    private(set) var next: [String] = []

    fileprivate init(section: String) {
      let lines = section.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      word = lines[0]
      var sentences: [String] = []
      for line in lines.dropFirst() where !line.isEmpty {
        let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
        let value = parts.last?.drop { $0 == " " } ?? ""
        switch parts[0] {
        case "aliases": aliases = value.split(separator: ",").map { String($0.drop { $0 == " " }) }
        case "try": example = String(value)
        case "source": source = String(value)
        case "next": next = value.split(separator: ",").map { String($0.drop { $0 == " " }) }
        default: sentences.append(line)
        }
      }
      meaning = sentences.joined(separator: " ")
    }
  }

  let entries: [Entry]

  static let builtIn = Glossary(Course.builtIn.text(of: "glossary.md") ?? "")

  /// Parses a Markdown page: a heading for each word, lines of the form `name: value`, and paragraphs.
  init(_ page: String) {
    entries = ("\n" + page).split(separator: "\n## ", omittingEmptySubsequences: false).dropFirst()
      .map { Entry(section: String($0)) }.sorted { $0.word < $1.word }
  }

  func entry(for word: String) -> Entry? {
    let word = word.lowercased()
    return entries.first { $0.word == word } ?? entries.first { $0.aliases.contains(word) }
  }

  var words: [String] { entries.map(\.word) }

  var spellings: [String] { entries.flatMap { [$0.word] + $0.aliases } }
}

extension String {
  /// The possible singulars of a word: `entity` for `entities`, `view` for `views`; empty if the word does not end in "s".
  var singulars: [String] {
    if hasSuffix("ies") { return [String(dropLast(3)) + "y", String(dropLast())] }
    return hasSuffix("s") ? [String(dropLast()), String(dropLast(2))] : []
  }
}
