import Stage
import Traces

extension Command {
  static let delete = Command(
    name: "delete",
    group: .act,
    usage: "delete ROW",
    help: "Swipes a row away, by its number: delete 1.",
    complete: { session, words in
      guard words.isEmpty else { return [] }
      return session.visibleScreen?.rows.indices.map { "\($0 + 1)" } ?? []
    },
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 1, "delete ROW")
      guard let word = words.first else { throw .misused("Delete which row?  delete 1") }
      guard let row = Int(word) else {
        throw .misused("\(word.shown) is not the number of a row.  delete 1")
      }
      return try session.act(.delete(row: row))
    }
  )
}
