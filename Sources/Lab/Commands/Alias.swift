import PrintableText
import TerminalText

extension Command {
  static let alias = Command(
    usage: "alias [NAME WORDS…]  or  alias - NAME",
    help: """
      alias            lists the short words that stand for longer ones
      alias w wiring   from now on  w  is typed for  wiring
      alias - w        takes that away
      Words typed after a short word are added to it. An alias cannot have the name of a command.
      """,
    summary: "Lists or makes short words: alias w wiring",
    example: CommandExample("alias w wiring"),
    complete: { session, words in
      switch words.first {
      case nil: ["-"]
      case "-": words.count == 1 ? session.aliases.meanings.keys.sorted() : []
      default: words.count == 1 ? Command.all.map(\.name) : []
      }
    },
    run: { session, words throws(Refusal) in
      guard let name = words.first else { return session.aliasList }
      if name == "-" { return try session.removeAlias(Array(words.dropFirst())) }
      return try session.define(name, as: Array(words.dropFirst()))
    }
  )
}

extension Session {
  fileprivate var aliasList: StyledText {
    let rows = aliases.meanings.sorted { $0.key < $1.key }.map { name, words in
      [StyledText(name.printable(), .command), StyledText(words.asTyped.printable())]
    }
    guard !rows.isEmpty else { return "There is no alias.  alias w wiring  makes one.\n" }
    return StyledText(lines: rows.inColumns())
  }

  fileprivate func define(_ name: String, as meaning: [String]) throws(Refusal) -> StyledText {
    guard let first = meaning.first else {
      guard let words = aliases.meanings[name] else {
        throw .misused("\(name.readable) stands for nothing yet.  alias \(name.readable) WORDS")
      }
      return StyledText("\(name)  \(words.asTyped)".printable() + "\n")
    }
    if let command = Command.beginning(with: name) {
      throw .misused("\(name) is a command, and no alias hides one: help \(command.name)")
    }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber }), Int(typed: name) == nil, name.count <= 20
    else {
      throw .misused("An alias is a word of letters, of 20 at most.  alias w wiring")
    }
    _ = try Command.named(aliases.expanding([first])[0])
    let page = aliases.page(of: meaning) ?? activePage
    let words = aliases.expanding(meaning)
    aliases.define(name, as: words, by: page)
    return StyledText("\(name)  now stands for  \(words.asTyped).".printable() + "\n")
  }

  fileprivate func removeAlias(_ words: [String]) throws(Refusal) -> StyledText {
    try Command.expect(words, atMost: 1, "alias - NAME")
    guard let name = words.first else { throw .misused("Take away which?  alias - NAME") }
    guard aliases.remove(name) else {
      throw .unknown("alias", name, among: Array(aliases.meanings.keys), all: "alias")
    }
    return StyledText("\(name) stands for nothing any more.".printable() + "\n")
  }
}

struct Aliases {
  /// The access rights of the lesson or transcript that defined an alias; the alias has them even when a person types it.
  private var pages: [String: PageAccess] = [:]
  private(set) var meanings: [String: [String]] = [
    "d": ["diagram"], "t": ["trace"], "s": ["step"], "n": ["next"], "c": ["continue"],
    "b": ["break"],
  ]

  /// Returns the words of a command with its alias expanded; the name or synonym of a command is never read as an alias.
  func expanding(_ words: [String]) -> [String] {
    guard let first = words.first, Command.beginning(with: first) == nil,
      let meaning = meanings[first]
    else { return words }
    return meaning + words.dropFirst()
  }

  func page(of words: [String]) -> PageAccess? {
    guard let first = words.first, Command.beginning(with: first) == nil else { return nil }
    return pages[first]
  }

  mutating func define(_ name: String, as meaning: [String], by page: PageAccess?) {
    meanings[name] = meaning
    pages[name] = page
  }

  mutating func remove(_ name: String) -> Bool {
    pages[name] = nil
    return meanings.removeValue(forKey: name) != nil
  }

  func names(of command: Command) -> [String] {
    meanings.filter { $0.value == [command.name] && Command.beginning(with: $0.key) == nil }
      .map(\.key).sorted()
  }
}
