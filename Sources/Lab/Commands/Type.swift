import Stage
import Traces

extension Command {
  static let type = Command(
    name: "type",
    group: .act,
    usage: "type FIELD TEXT",
    help: """
      Types into a field, in the place of what stood there: type Title "Buy milk".
      type Title ""  empties it.
      """,
    complete: { session, words in
      guard words.isEmpty else { return [] }
      return session.visibleScreen?.fields.map(\.quotedIfNeeded) ?? []
    },
    run: { session, words throws(Refusal) in
      guard let field = words.first else { throw .misused("Type into what?  type FIELD TEXT") }
      guard words.count > 1 else {
        throw .misused("Type what into \(field.shown)?  type \(field.shown) \"some words\"")
      }
      let text = words.dropFirst().joined(separator: " ")
      return try session.act(.type(text, into: field))
    }
  )
}
