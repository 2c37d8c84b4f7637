import Course

/// The words of the articles, of iOS and of the laboratory, as `Lessons/glossary.md` explains them.
struct Glossary: Sendable {
  /// A word, its meaning, and where to go on.
  struct Entry: Sendable {
    /// The word, in small letters.
    let word: String
    /// Other spellings, in small letters.
    private(set) var aliases: [String] = []
    /// Two or three sentences.
    private(set) var meaning = ""
    /// The commands that show it, with `;` between them; empty where no module shows it.
    private(set) var example = ""
    /// The article and its part, or where else the word comes from.
    private(set) var source = ""
    /// Other names that are explained.
    private(set) var next: [String] = []
  }

  /// All entries, in the order of their words.
  let entries: [Entry]

  /// The entries of the page that comes with the laboratory.
  static let builtIn = Glossary(Course.builtIn.text(of: "glossary.md") ?? "")

  /// Reads a page: a heading for each word, lines of the form `name: value`, and paragraphs.
  init(_ page: String) {
    entries = ("\n" + page).split(separator: "\n## ", omittingEmptySubsequences: false).dropFirst()
      .map { Entry(section: String($0)) }.sorted { $0.word < $1.word }
  }

  /// Returns the entry of a word or of another spelling; nil for a word that is not explained.
  func entry(for word: String) -> Entry? {
    let word = word.lowercased()
    return entries.first { $0.word == word } ?? entries.first { $0.aliases.contains(word) }
  }

  /// The words that are explained, without their other spellings.
  var words: [String] { entries.map(\.word) }

  /// The words and their other spellings.
  var spellings: [String] { entries.flatMap { [$0.word] + $0.aliases } }
}

extension Glossary.Entry {
  /// Reads a section of the page, without the marks of its heading.
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

extension String {
  /// What a plural may be the plural of: "entities" of "entity", "views" of "view".
  var singulars: [String] {
    if hasSuffix("ies") { return [String(dropLast(3)) + "y", String(dropLast())] }
    return hasSuffix("s") ? [String(dropLast()), String(dropLast(2))] : []
  }
}
