extension Command {
  static let explain = Command(
    name: "explain",
    group: .break,
    usage: "explain NAME",
    help: """
      Explains a rule and the fault of the same name: what it is, why it matters, how it shows \
      itself and how to repair it. Also a role, or a word of the laboratory.
      """,
    complete: { _, words in words.isEmpty ? Explanation.names : [] },
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 1, "explain NAME")
      guard let name = words.first else {
        throw .misused("Explain what?  explain NAME;  rules  lists the names.")
      }
      guard let explanation = Explanation(of: name) else {
        throw .unknown("explanation of", name, among: Explanation.names, all: "rules")
      }
      return explanation.text(session.settings)
    }
  )
}
