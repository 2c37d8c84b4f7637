import SequenceDiagrams
import Stage
import Traces

extension Command {
  static let source = Command(
    name: "source",
    group: .look,
    usage: "source [ROLE|TYPE[.method]]",
    help: """
      Shows the code that is running: of a role, a type or one method.
      source presenter, source ProductListRouter, source interactor.getProducts
      """,
    isVerbatim: true,
    complete: { session, words in
      guard words.isEmpty, let loaded = session.loaded else { return [] }
      let roles = loaded.trace.living.map { $0.name.lowercased() }
      return roles + loaded.trace.living.map(\.type)
    },
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 1, "source [ROLE|TYPE[.method]]")
      let loaded = try session.requireLoaded()
      guard let word = words.first else { return SourceFinder(loaded).overview }
      return try SourceFinder(loaded).text(of: word)
    }
  )
}

/// Finds code in the sources of what is loaded.
private struct SourceFinder {
  let sources: [SourceFile]
  let participants: [Participant]

  init(_ loaded: LoadedModule) {
    sources = loaded.sources
    participants = loaded.trace.lanes.filter { !$0.type.isEmpty }
  }

  /// Every file with its length.
  var overview: StyledText {
    let width = sources.map(\.name.displayWidth).max() ?? 0
    return StyledText(
      lines: sources.map { file in
        StyledText(file.name).padded(to: width + 2) + StyledText("\(file.lines.count) lines", .dim)
      }
    )
  }

  /// The code a word stands for: `presenter`, `ProductListPresenter`, `presenter.fetchProducts`.
  func text(of word: String) throws(Refusal) -> StyledText {
    if let text = declaration(ofType: word) { return text }
    if let dot = word.lastIndex(of: ".") {
      let owner = String(word[..<dot])
      let method = String(word[word.index(after: dot)...])
      if let text = declaration(of: method, in: owner) { return text }
      if type(named: owner) != nil {
        throw .misused("\(owner) has no method \(method).  source \(owner)  shows it.")
      }
    }
    let known = participants.flatMap { [$0.name.lowercased(), $0.type] }
    throw .unknown("source of", word, among: known, all: "source")
  }

  private func declaration(ofType word: String) -> StyledText? {
    guard let type = type(named: word) else { return nil }
    for file in sources {
      if let lines = file.lines(ofType: type) { return listing(file, lines) }
    }
    return nil
  }

  private func declaration(of method: String, in word: String) -> StyledText? {
    guard let type = type(named: word) else { return nil }
    for file in sources {
      if let lines = file.lines(ofMethod: method, in: type) { return listing(file, lines) }
    }
    return nil
  }

  /// A type by its name, or by the name of a participant.
  private func type(named word: String) -> String? {
    let lower = word.lowercased()
    if let participant = participants.first(where: { $0.name.lowercased() == lower }) {
      return participant.type
    }
    let isType = sources.contains { $0.lines(ofType: word) != nil }
    return isType ? word : nil
  }

  private func listing(_ file: SourceFile, _ range: ClosedRange<Int>) -> StyledText {
    var text = StyledText("\(file.name):\(range.lowerBound)\n", .strong)
    let width = "\(range.upperBound)".count
    for number in range {
      let label = String(repeating: " ", count: width - "\(number)".count) + "\(number)  "
      text += StyledText(label, .dim) + StyledText(file.lines[number - 1] + "\n")
    }
    return text
  }
}
