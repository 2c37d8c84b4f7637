import PrintableText
import Stage
import TerminalText
import Traces

extension Command {
  static let source = Command(
    usage: "source [ROLE|TYPE[.method]]",
    help: """
      Shows the code that is running: of a role, a type or one method.
      source presenter, source ProductListRouter, source interactor.getProducts
      """,
    summary: "Shows the code: source presenter",
    example: CommandExample("source router.navigateToProductDetail", after: "load products"),
    maximumWords: 1,
    isVerbatim: true,
    needsModule: true,
    complete: { session, _ in
      guard let loaded = session.loaded else { return [] }
      let living = (try? session.moment().living) ?? []
      return living.map { $0.name.lowercased() } + living.map(\.type) + loaded.run.running.entities
    },
    run: { session, words throws(Refusal) in
      let loaded = try session.requireLoaded()
      let finder = SourceFinder(
        sources: loaded.run.sources,
        participants: try session.moment().lanes.filter { !$0.type.isEmpty },
        entities: loaded.run.running.entities,
        width: session.settings.width
      )
      guard let word = words.first else { return finder.overview }
      return try finder.text(of: word) + loaded.run.noteOfFaultsBesideSource
    }
  )
}

extension Run {
  /// Returns the line that an injected fault acts beside the source, which does not show it; empty if each is in the source.
  fileprivate var noteOfFaultsBesideSource: StyledText {
    guard let fault = faults.first(where: { $0.isSecret || $0.point.variant == nil }) else {
      return ""
    }
    let text =
      fault.isSecret
      ? "The injected fault may act beside this code, which then does not show it."
      : "\(fault.title) acts beside this code, which does not show it."
    return StyledText("\(text)\n", .dim)
  }
}

struct SourceFinder {
  let sources: [SourceFile]
  let participants: [Participant]
  let entities: [String]
  let width: Int

  var overview: StyledText {
    let rows = sources.map { [StyledText($0.name), StyledText("\($0.lines.count) lines", .dim)] }
    return StyledText(lines: rows.inColumns())
  }

  /// Returns the code that a word names, such as `presenter`, `presenter.fetchProducts` or `ProductRow.swift`.
  func text(of word: String) throws(Refusal) -> StyledText {
    if let file = file(named: word) { return listing(file, 1...file.lines.count) }
    if let type = type(named: word) { return declaration(of: type) }
    if let file = file(named: word + ".swift") { return listing(file, 1...file.lines.count) }
    if let dot = word.lastIndex(of: "."), let type = type(named: String(word[..<dot])) {
      return try method(String(word[word.index(after: dot)...]), of: type)
    }
    let known = participants.flatMap { [$0.name.lowercased(), $0.type] } + entities
    throw .unknown("source of", word, among: known, all: "source")
  }

  private func file(named name: String) -> SourceFile? {
    sources.first { $0.name.lowercased() == name.lowercased() && !$0.lines.isEmpty }
  }

  private func type(named word: String) -> String? {
    let lower = word.lowercased()
    if lower == "entity", let entity = entities.first { return entity }
    let named = participants.first { $0.name.lowercased() == lower }
    if let type = (named ?? participants.first { $0.role.kind.lowercased() == lower })?.type {
      return type
    }
    if sources.contains(where: { $0.lines(ofType: word) != nil }) { return word }
    return silentType(of: lower)
  }

  private func silentType(of role: String) -> String? {
    guard RoleGuide.names.contains(where: { $0.lowercased() == role }) else { return nil }
    let types = sources.map { String($0.name.dropLast(".swift".count)) }
    return types.first { type in
      type.lowercased().hasSuffix(role) && sources.contains { $0.lines(ofType: type) != nil }
    }
  }

  private func declaration(of type: String) -> StyledText {
    var text = StyledText()
    for file in sources {
      if let lines = file.lines(ofType: type) { text = listing(file, lines) + text }
      for lines in file.lines(ofExtensionsOf: type) { text += listing(file, lines) }
    }
    return text
  }

  private func method(_ name: String, of type: String) throws(Refusal) -> StyledText {
    for file in sources where !name.isEmpty {
      let all = file.lines(ofMethod: name, in: type)
      if !all.isEmpty { return all.map { listing(file, $0) }.reduce(StyledText(), +) }
    }
    let words =
      name.isEmpty ? "Which method of \(type)?" : "\(type) has no method \(name.readable)."
    throw .misused("\(words)  source \(type)  shows it.")
  }

  private func listing(_ file: SourceFile, _ range: ClosedRange<Int>) -> StyledText {
    var text = StyledText("\(file.name):\(range.lowerBound)\n", .strong)
    let digits = "\(range.upperBound)".count
    for number in range {
      let label = String(repeating: " ", count: digits - "\(number)".count) + "\(number)  "
      let lines = StyledText(file.lines[number - 1]).wrapped(to: width - digits - 2).lines
      text += StyledText(label, .dim) + (lines.first ?? StyledText()) + "\n"
      let blanks = String(repeating: " ", count: digits + 2)
      for line in lines.dropFirst() { text += StyledText(blanks) + line + "\n" }
    }
    return text
  }
}
